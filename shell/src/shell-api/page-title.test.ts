import { expect, test } from '@jest/globals';
import { setDocumentTitle } from './page-title';

test('the page’s part stands before the product’s name', () => {
  setDocumentTitle('动物园之旅', '故事芽');
  expect(document.title).toBe('动物园之旅 · 故事芽');
});

test.each(['\u202Etoorg', 'قصة'])('%j turns nothing around but itself', (title) => {
  setDocumentTitle(title, '故事芽');
  expect(document.title).toBe(`\u2068${title}\u2069 · 故事芽`);
});
