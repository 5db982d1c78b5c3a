// node bench/level-calibration.mjs: what the level judge measures in the product's own stories and in texts written for
// the purpose, as the tables of docs/level.md. Needs a build (`npm run build`); SEEDS (default 40) a theme and grade.
import { readFileSync } from 'node:fs';
import { THEMES, GRADES } from '../packages/contracts/dist/rules.js';
import { chooseKeywords } from '../backend/dist/generation/keywords/choose-keywords.js';
import { judgeLevel } from '../backend/dist/generation/level/judge-level.js';
import { knownWords } from '../backend/dist/generation/level/known-words.js';
import { measureLevel } from '../backend/dist/generation/level/measure-level.js';
import { LEVEL_THRESHOLDS } from '../backend/dist/generation/level/thresholds.js';
import {
  languageData,
  themeVocabulary,
  writeEmbeddedStory,
} from '../backend/dist/generation/writers/embedded/embedded-engine.js';

const SEEDS = Number(process.env.SEEDS ?? 40);
const TEXTS = new URL('level-calibration.txt', import.meta.url);

/** A story with all the judge wants to know. */
function storyOf(theme, grade, seed) {
  const own = themeVocabulary(theme, grade);
  const { sentences } = writeEmbeddedStory({ theme, grade, seed, recent: new Set() });
  const keywords = chooseKeywords(sentences, { grade, seed, themeVocabulary: own }).map(({ word }) => word);
  return { grade, sentences: sentences.map(({ en }) => en), keywords, themeVocabulary: own };
}

languageData();
const stories = GRADES.flatMap((grade) =>
  THEMES.flatMap(({ id }) => Array.from({ length: SEEDS }, (_, seed) => storyOf(id, grade, `${seed}`))),
);

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)];
const range = (values, digits) =>
  `${at(values, 0.01).toFixed(digits)} to ${at(values, 0.99).toFixed(digits)}`;
const print = (line) => process.stdout.write(`${line}\n`);

print(`\n${stories.length} stories of the embedded engine, 1st to 99th percentile\n`);
print(
  '| grade | coverage, least | words a sentence | longest sentence | subordinators in 100 words | past |',
);
print('| --- | --- | --- | --- | --- | --- |');
for (const grade of GRADES) {
  const measured = stories
    .filter((story) => story.grade === grade)
    .map(({ sentences, keywords, themeVocabulary: own }) =>
      measureLevel(sentences, knownWords(LEVEL_THRESHOLDS[grade].knownGrade, own), keywords),
    );
  const of = (name) => measured.map((measures) => measures[name]);
  const cells = [
    `${(Math.min(...of('coverage')) * 100).toFixed(1)} %`,
    range(of('meanSentenceLength'), 1),
    range(of('longestSentence'), 0),
    range(of('subordinators'), 1),
    range(of('past'), 2),
  ];
  print(`| ${grade} | ${cells.join(' | ')} |`);
}

/** Share of the stories of a grade that the judge passes at another, with or without a look at the length. */
function passed(from, to, withLength) {
  const ofGrade = stories.filter(({ grade }) => grade === from);
  const fitting = ofGrade.filter((story) =>
    judgeLevel(story, to).reasons.every((reason) => !withLength && reason.startsWith('The story has')),
  );
  return Math.round((fitting.length / ofGrade.length) * 100);
}
for (const withLength of [true, false]) {
  print(
    `\nStories of a grade (rows) passed at each grade, %${withLength ? '' : ', whatever their length'}\n`,
  );
  print(`| story of | ${GRADES.join(' | ')} |`);
  print(`| ---${' | ---'.repeat(GRADES.length)} |`);
  for (const from of GRADES)
    print(`| ${from} | ${GRADES.map((to) => passed(from, to, withLength)).join(' | ')} |`);
}

print('\nTexts written for the purpose, whatever their length\n');
print('| text | meant for | passed at | first reason at the grade below |');
print('| --- | --- | --- | --- |');
for (const block of readFileSync(TEXTS, 'utf8').split(/\n\s*\n/)) {
  const [head, ...lines] = block.trim().split('\n');
  const [name, meant] = head.replace(/^# /, '').split(' | ');
  const text = { sentences: lines, keywords: [], themeVocabulary: new Set() };
  const reasonsAt = (grade) =>
    judgeLevel(text, grade).reasons.filter((reason) => !reason.startsWith('The story has'));
  const fits = GRADES.filter((grade) => reasonsAt(grade).length === 0);
  const below = Math.max(1, (fits[0] ?? 10) - 1);
  print(`| ${name} | ${meant} | ${fits.join(' ') || 'none'} | ${reasonsAt(below)[0] ?? ''} |`);
}
