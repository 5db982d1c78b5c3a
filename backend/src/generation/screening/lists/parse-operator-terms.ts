import type { Term } from './term-lists.js';
import { normalizeForScreening } from '../../../language/text/normalize-text.js';
import { englishWords } from '../views/english-views.js';

const HAN = /\p{Script=Han}/u;

/**
 * Parses an operator's own terms: one a line, in Chinese or English; empty lines and lines that start with `//` are skipped.
 * An English term that ends in `*` matches any ending. A line without a letter is skipped, because it cannot match.
 */
export function parseOperatorTerms(text: string): Term[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .flatMap((line): Term[] => {
      const normalized = normalizeForScreening(line);
      if (HAN.test(normalized)) {
        const term = normalized.replace(/[^\p{Script=Han}a-z0-9]/gu, '');
        return [{ category: 'operator', language: 'zh', kind: 'word', text: term }];
      }
      const term = englishWords(normalized).trim();
      if (term.length < 2) return [];
      return [
        { category: 'operator', language: 'en', kind: line.endsWith('*') ? 'stem' : 'word', text: term },
      ];
    });
}
