import { describe, expect, test } from '@jest/globals';
import { isEmail, normalizeEmail } from './email-address.js';

describe('an e-mail address', () => {
  test.each([
    ['pupil@example.org', 'pupil@example.org'],
    ['  New.Pupil@Example.ORG ', 'new.pupil@example.org'],
    ['a+b_c-d.e@sub.school.edu.cn', 'a+b_c-d.e@sub.school.edu.cn'],
    ["o'brien@example.org", "o'brien@example.org"],
    ['xiaoyu@例子.中国', 'xiaoyu@xn--fsqu00a.xn--fiqs8s'],
    ['xiaoyu@XN--FSQU00A.xn--fiqs8s', 'xiaoyu@xn--fsqu00a.xn--fiqs8s'],
    // As a Chinese keyboard types it: full-width letters, an ideographic full stop.
    ['xiaoyu@ｅｘａｍｐｌｅ。ｏｒｇ', 'xiaoyu@example.org'],
    ['xiaoyu@mu\u0308ller.de', 'xiaoyu@xn--mller-kva.de'],
    [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
  ])('%j is stored as %j', (typed, stored) => {
    expect(normalizeEmail(typed)).toBe(stored);
    expect(normalizeEmail(stored)).toBe(stored);
    expect(isEmail(typed)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['no @', 'pupil.example.org'],
    ['no local part', '@example.org'],
    ['two @', 'a@b@example.org'],
    ['no dot in the domain', 'pupil@example'],
    ['an empty label', 'pupil@example..org'],
    ['a label with a hyphen at its end', 'pupil@example-.org'],
    ['an address of the network', 'pupil@127.0.0.1'],
    ['a literal', 'pupil@[127.0.0.1]'],
    ['a port', 'pupil@example.org:25'],
    ['a path', 'pupil@example.org/x'],
    ['a percent sign that a URL would decode', 'pupil@%65xample.org'],
    ['a list with a comma', 'stranger,pupil@example.org'],
    ['a list with a semicolon', 'stranger;pupil@example.org'],
    ['a list in the domain', 'pupil@example.org,stranger'],
    ['a group', 'group:pupil@example.org;'],
    ['angle brackets', '<pupil@example.org>'],
    ['a name before it', 'pupil<stranger@example.org>'],
    ['a comment', 'pupil(stranger)@example.org'],
    ['a comment after it', 'pupil@example.org(stranger)'],
    ['quotes', '"pupil,stranger"@example.org'],
    ['a backslash', 'pu\\pil@example.org'],
    ['a source route', 'pupil%example.org@relay.example'],
    ['a bang path', 'relay!pupil@example.org'],
    ['a space', 'pu pil@example.org'],
    ['a line break', 'pupil@example.org\r\nRCPT TO:<stranger@example.org>'],
    ['NUL', 'pu\u0000pil@example.org'],
    ['a zero-width space', 'pu\u200bpil@example.org'],
    ['a zero-width joiner in the domain', 'pupil@exam\u200dple.org'],
    ['a soft hyphen in the domain', 'pupil@exam\u00adple.org'],
    ['a variation selector in the domain', 'pupil@example\ufe0f.org'],
    ['a change of direction', 'pu\u202epil@example.org'],
    ['a letter that looks like another', 'рupil@example.org'],
    ['a dot at its start', '.pupil@example.org'],
    ['a dot before the @', 'pupil.@example.org'],
    ['two dots', 'pu..pil@example.org'],
    ['a local part of 65', `${'a'.repeat(65)}@example.org`],
    ['a label of 64', `pupil@${'a'.repeat(64)}.org`],
  ])('is refused with %s', (_, text) => {
    expect(isEmail(text)).toBe(false);
  });
});
