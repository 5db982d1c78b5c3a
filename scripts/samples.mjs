// npm run samples: writes docs/samples.md, thirty stories exactly as the embedded engine writes them. Changed plots and words
// change the stories: run it again then and read the result.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEMES } from '../packages/contracts/dist/rules.js';
import { embeddedStories } from './lib/embedded-story.mjs';
import { bin, ROOT, run } from './lib/workspace.mjs';

const PUPILS_THEMES = [
  ['恐龙', 9],
  ['astronauts', 3],
  ['下雨天', 5],
  ['my litle dinasaur', 2],
];

const write = await embeddedStories();

/** Two stories of a theme, of two plots and far apart in grade. */
async function writeTwo(theme, index) {
  const [easy, hard] = [1 + (index % 4), 5 + (index % 5)];
  return [await write(theme, easy, 1), await write(theme, hard, 1)];
}

const stories = [];
for (const [index, { id }] of THEMES.entries()) stories.push(...(await writeTwo(id, index)));
// Four of the thirty are replaced by typed themes.
stories.splice(0, stories.length, ...stories.filter((_, index) => ![5, 13, 21, 28].includes(index)));
for (const [theme, grade] of PUPILS_THEMES) stories.push(await write(theme, grade, 1));
stories.sort((a, b) => a.grade - b.grade);

const cell = (text) => text.replace(/[|*_]/g, '\\$&');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

function chapter({ theme, grade, seed, plot, draft }) {
  const quoted = /^[\w-]+$/.test(theme) ? theme : `"${theme}"`;
  return `### ${theme}, grade ${grade}: ${plot}

\`npm run story -- ${quoted} ${grade} ${seed}\`

${table(
  ['English', '中文'],
  draft.sentences.map(({ en, zh }) => [en, zh]),
)}

${table(
  ['Keyword', 'Phonetic', 'Meaning'],
  draft.keywords.map(({ word, phonetic, meaning }) => [word, phonetic, meaning]),
)}
`;
}

const chapters = stories.map((story, index) => {
  const isFirst = index === 0 || stories[index - 1].grade !== story.grade;
  return `${isFirst ? `## Grade ${story.grade}\n\n` : ''}${chapter(story)}`;
});
const file = join(ROOT, 'docs/samples.md');
writeFileSync(
  file,
  `# Sample stories

Thirty stories exactly as the embedded engine writes them, with their translations and keywords: for reading, for judging, and for comparing after a change. Every grade and every suggested theme is among them, and four themes that pupils typed, one of them misspelt.

\`npm run samples\` writes this file. A story is corrected in its plot (\`backend/src/language/plots\`), a keyword in the word list (\`backend/src/language/words\`).

${chapters.join('\n')}`,
);
await run(bin('', 'oxfmt'), [file]).catch(() => {});
process.stdout.write(`${stories.length} stories in docs/samples.md\n`);
