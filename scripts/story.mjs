// npm run story -- <theme> [grade] [seed]: prints one story of the embedded engine with its keywords and level, for whoever
// edits plots and words. Reads the authored files as they are; the code as it was last built.
import { buildAll } from './lib/build.mjs';
import { ensureInstalled } from './lib/workspace.mjs';

const [theme = '动物园之旅', grade = '3', seed = String(Date.now())] = process.argv.slice(2);
await ensureInstalled();
await buildAll();
const { EmbeddedWriter } = await import('../backend/dist/generation/writers/embedded-writer.js');
const { checkDraft } = await import('../backend/dist/generation/check-draft.js');
const { themeWords } = await import('../backend/dist/generation/writers/embedded/write-embedded-story.js');

const request = { theme, grade: Number(grade), seed, recent: [] };
const hooks = { signal: new AbortController().signal, onProgress: () => {} };
const draft = await new EmbeddedWriter().write(request, hooks);
const { problems, level } = checkDraft(draft, request, themeWords(theme, request.grade));

const print = (text) => process.stdout.write(`${text}\n`);
print(`\n${draft.fingerprint}, grade ${grade}${draft.standInTheme ? `, in place of "${theme}"` : ''}\n`);
for (const { en, zh } of draft.sentences) print(`${en}  ‖  ${zh}`);
print('');
for (const { word, phonetic, meaning } of draft.keywords) print(`${word} ${phonetic} ${meaning}`);
print(`\n${JSON.stringify(level)}${problems.length > 0 ? `\n${problems.join('\n')}` : ''}`);
