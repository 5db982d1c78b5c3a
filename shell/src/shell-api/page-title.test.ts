import { expect, test } from '@jest/globals';
import { setDocumentTitle } from './page-title';

test('the page’s part precedes the product’s name', () => {
  setDocumentTitle('动物园之旅', '故事芽');
  expect(document.title).toBe('动物园之旅 · 故事芽');
});

test.each(['\u202Etoorg', 'قصة'])('%j is isolated, so that its direction affects nothing else', (title) => {
  setDocumentTitle(title, '故事芽');
  expect(document.title).toBe(`\u2068${title}\u2069 · 故事芽`);
});
