import type { Term } from './types.js';
import { normalizeForScreening } from '../../../language/text/fold-text.js';
import { englishWords } from '../views/english-views.js';

const HAN = /\p{Script=Han}/u;

/**
 * An operator's own terms: one a line, in Chinese or English; empty lines and lines starting with `//` are skipped. An
 * English term that ends in `*` has any ending. A line without a letter is skipped too: nothing could find it.
 */
export function parseOperatorTerms(text: string): Term[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .flatMap((line): Term[] => {
      const folded = normalizeForScreening(line);
      if (HAN.test(folded)) {
        const term = folded.replace(/[^\p{Script=Han}a-z0-9]/gu, '');
        return [{ category: 'operator', language: 'zh', kind: 'word', text: term }];
      }
      const term = englishWords(folded).trim();
      if (term.length < 2) return [];
      return [
        { category: 'operator', language: 'en', kind: line.endsWith('*') ? 'stem' : 'word', text: term },
      ];
    });
}
