import { buildAll } from './build.mjs';
import { ensureInstalled } from './workspace.mjs';

/**
 * Builds what changed and hands out the product's embedded writer, for scripts that show stories.
 * @returns a function that writes the story of a theme, grade and seed, with what the checks say of it
 */
export async function embeddedStories() {
  await ensureInstalled();
  await buildAll();
  const dist = '../../backend/dist/generation';
  const { EmbeddedWriterService } = await import(`${dist}/writers/embedded/embedded-writer.service.js`);
  const { checkDraft } = await import(`${dist}/checks/check-draft.js`);
  const { themeVocabulary } = await import(`${dist}/writers/embedded/embedded-engine.js`);
  const hooks = { signal: new AbortController().signal, onProgress: () => {} };
  return async (theme, grade, seed) => {
    const request = { theme, grade, seed: String(seed), recent: [] };
    const draft = await new EmbeddedWriterService().writeStory(request, hooks);
    const checked = checkDraft(draft, request, themeVocabulary(theme, grade));
    return { theme, grade, seed, draft, plot: draft.fingerprint.split(':')[0], ...checked };
  };
}
