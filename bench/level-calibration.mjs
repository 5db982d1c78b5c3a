// node bench/level-calibration.mjs: the level judge's measurements of the product's own stories and of calibration texts, as the
// tables of docs/level.md. Needs a build (`npm run build`); SEEDS (default 40) stories for each theme and grade.
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

/** A story as input of the level judge. */
function judgedStory(theme, grade, seed) {
  const vocabulary = themeVocabulary(theme, grade);
  const { sentences } = writeEmbeddedStory({ theme, grade, seed, recent: new Set() });
  const keywords = chooseKeywords(sentences, { grade, seed, themeVocabulary: vocabulary }).map(
    ({ word }) => word,
  );
  return { grade, sentences: sentences.map(({ en }) => en), keywords, themeVocabulary: vocabulary };
}

languageData();
const stories = GRADES.flatMap((grade) =>
  THEMES.flatMap(({ id }) => Array.from({ length: SEEDS }, (_, seed) => judgedStory(id, grade, `${seed}`))),
);

const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)];
const range = (values, digits) =>
  `${percentile(values, 0.01).toFixed(digits)} to ${percentile(values, 0.99).toFixed(digits)}`;
const print = (line) => process.stdout.write(`${line}\n`);

print(`\n${stories.length} stories of the embedded engine, 1st to 99th percentile\n`);
print(
  '| grade | coverage, least | words a sentence | longest sentence | subordinators in 100 words | past |',
);
print('| --- | --- | --- | --- | --- | --- |');
for (const grade of GRADES) {
  const measured = stories
    .filter((story) => story.grade === grade)
    .map(({ sentences, keywords, themeVocabulary: vocabulary }) =>
      measureLevel(sentences, knownWords(LEVEL_THRESHOLDS[grade].knownGrade, vocabulary), keywords),
    );
  const valuesOf = (name) => measured.map((measures) => measures[name]);
  const cells = [
    `${(Math.min(...valuesOf('coverage')) * 100).toFixed(1)} %`,
    range(valuesOf('meanSentenceLength'), 1),
    range(valuesOf('longestSentence'), 0),
    range(valuesOf('subordinators'), 1),
    range(valuesOf('past'), 2),
  ];
  print(`| ${grade} | ${cells.join(' | ')} |`);
}

/** Percentage of a grade's stories that the judge accepts at another grade, with or without regard to the length. */
function acceptedShare(from, to, withLength) {
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
    print(`| ${from} | ${GRADES.map((to) => acceptedShare(from, to, withLength)).join(' | ')} |`);
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
