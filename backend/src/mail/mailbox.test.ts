import { expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.js';

it.each([
  ['pupil@example.org', 'pupil@example.org'],
  ['pupil+school@example.org', 'pupil@example.org'],
  ['pupil+a+b@example.org', 'pupil@example.org'],
  ['p.u.pil+school@gmail.com', 'pupil@gmail.com'],
  ['pupil@googlemail.com', 'pupil@gmail.com'],
  ['pupil-school@yahoo.com', 'pupil@yahoo.com'],
  // No provider is known to ignore these.
  ['pu.pil@example.org', 'pu.pil@example.org'],
  ['pupil-school@example.org', 'pupil-school@example.org'],
  ['+@example.org', '+@example.org'],
])('%s reaches the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
