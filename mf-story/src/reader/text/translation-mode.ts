/** `off`: only English, a tapped sentence shows its own translation. `each`: under every sentence. `full`: below the text. */
export const TRANSLATION_MODES = ['off', 'each', 'full'] as const;
export type TranslationMode = (typeof TRANSLATION_MODES)[number];
