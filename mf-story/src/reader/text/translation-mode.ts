/** `off`: English only, translations on demand. `each`: below every sentence. `full`: below the whole text. */
export const TRANSLATION_MODES = ['off', 'each', 'full'] as const;
export type TranslationMode = (typeof TRANSLATION_MODES)[number];
