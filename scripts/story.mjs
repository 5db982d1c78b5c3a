// npm run story -- <theme> [grade] [seed]: prints one story of the embedded engine with its keywords and level, for authors of
// plots and words. Builds changed packages first.
import { embeddedStories } from './lib/embedded-story.mjs';

const [theme = '动物园之旅', grade = '3', seed = String(Date.now())] = process.argv.slice(2);
const write = await embeddedStories();
const { draft, plot, problems, level } = await write(theme, Number(grade), seed);

const print = (text) => process.stdout.write(`${text}\n`);
print(`\n${plot}, grade ${grade}${draft.fallbackTheme ? `, in place of "${theme}"` : ''}\n`);
for (const { en, zh } of draft.sentences) print(`${en}  ‖  ${zh}`);
print('');
for (const { word, phonetic, meaning } of draft.keywords) print(`${word} ${phonetic} ${meaning}`);
print(`\n${JSON.stringify(level)}${problems.length > 0 ? `\n${problems.join('\n')}` : ''}`);
