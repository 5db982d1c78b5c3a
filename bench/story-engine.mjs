// node bench/story-engine.mjs: the cost of the embedded engine. Prints the milliseconds that loading all data takes at start-up
// (limit: 150), and those of a story with keywords and checks (limit: 20 at p99), for suggested and typed themes. Needs a build
// (`npm run build`); SEEDS (default 20) stories for each theme and grade.
import { GRADES, THEMES } from '../packages/contracts/dist/rules.js';

const embedded = '../backend/dist/generation/writers/embedded';
const { languageData, themeVocabulary, warmUpEngine } = await import(`${embedded}/embedded-engine.js`);
const { EmbeddedWriterService } = await import(`${embedded}/embedded-writer.service.js`);

const started = performance.now();
warmUpEngine();
const warm = performance.now() - started;

const SEEDS = Number(process.env.SEEDS ?? 20);
const { topics } = languageData();
const typed = (n) => `我想要一个关于${topics[(n * 53) % topics.length].zh}的故事`;
const misspelt = (n) =>
  `my freind and a ${topics[(n * 71) % topics.length].matchEn[0].replace(/(..)(.)/, '$2$1')}`;
const themes = [
  ...THEMES.map(
    ({ en }) =>
      () =>
        en,
  ),
  typed,
  misspelt,
];
const writer = new EmbeddedWriterService();
const hooks = { signal: new AbortController().signal, onProgress: () => {} };
const times = [];
for (const themeOf of themes) {
  for (const grade of GRADES) {
    for (let n = 0; n < SEEDS; n += 1) {
      const start = performance.now();
      const theme = themeOf(n);
      const vocabulary = themeVocabulary(theme, grade);
      const request = { theme, grade, seed: `${n}`, recent: [], themeVocabulary: vocabulary };
      await writer.writeStory(request, hooks);
      times.push(performance.now() - start);
    }
  }
}
times.sort((a, b) => a - b);
const percentile = (share) => times[Math.floor((times.length - 1) * share)];
process.stdout.write(
  `data loaded in ${warm.toFixed(0)} ms (${(warm / 150).toFixed(2)} of what is allowed)\n` +
    `a story takes ${percentile(0.5).toFixed(2)} ms (median), ${percentile(0.99).toFixed(2)} ms (p99, ${(percentile(0.99) / 20).toFixed(2)} of what is allowed), ${times.length} stories\n`,
);
