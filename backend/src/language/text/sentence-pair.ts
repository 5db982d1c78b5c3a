/** An aligned pair: a sentence in English and its Chinese translation. */
export interface SentencePair {
  readonly en: string;
  readonly zh: string;
}
