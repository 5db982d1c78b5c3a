// node bench/story-engine.mjs: what the embedded engine costs. Prints the milliseconds that reading all data takes at
// start-up (standard: 150), and how long a story takes, told, given keywords and judged (standard: 20 at p99), with
// themes as chosen and as typed. Needs a build (`npm run build`); SEEDS (default 20) a theme and grade.
import { GRADES, THEMES } from '../packages/contracts/dist/rules.js';

const embedded = '../backend/dist/generation/writers/embedded';
const { languageData, warmUpEngine } = await import(`${embedded}/embedded-engine.js`);
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
      await writer.writeStory({ theme: themeOf(n), grade, seed: `${n}`, recent: [] }, hooks);
      times.push(performance.now() - start);
    }
  }
}
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor((times.length - 1) * share)];
process.stdout.write(
  `data read in ${warm.toFixed(0)} ms (${(warm / 150).toFixed(2)} of what is allowed)\n` +
    `a story takes ${at(0.5).toFixed(2)} ms (median), ${at(0.99).toFixed(2)} ms (p99, ${(at(0.99) / 20).toFixed(2)} of what is allowed), ${times.length} stories\n`,
);
