import { buildServer } from './build.mjs';
import { ensureInstalled } from './workspace.mjs';

/**
 * Builds changed packages and loads the product's embedded writer, for scripts that print stories.
 * @returns a function that writes the story of a theme, grade and seed and checks it
 */
export async function embeddedStories() {
  await ensureInstalled();
  await buildServer();
  const dist = '../../backend/dist/generation';
  const { EmbeddedWriterService } = await import(`${dist}/writers/embedded/embedded-writer.service.js`);
  const { checkDraft } = await import(`${dist}/checks/check-draft.js`);
  const { themeVocabulary } = await import(`${dist}/writers/embedded/embedded-engine.js`);
  const writer = new EmbeddedWriterService();
  return async (theme, grade, seed) => {
    const vocabulary = themeVocabulary(theme, grade);
    const request = { theme, grade, seed: String(seed), recent: [], themeVocabulary: vocabulary };
    const draft = await writer.writeStory(request, { onProgress: () => {} });
    return {
      theme,
      grade,
      seed,
      draft,
      plot: draft.fingerprint.split(':')[0],
      ...checkDraft(draft, request),
    };
  };
}
