import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countWords, LENGTH_RANGES } from '@storysprout/contracts/rules';
import { LANGUAGE_DIRECTORY } from '../load-language-data.js';
import { reportPlots } from './plot-report.js';

describe('reportPlots', () => {
  it('previews the shortest, median and longest story of each grade', () => {
    const [report] = reportPlots(LANGUAGE_DIRECTORY, ['plots/zoo-trip/a-where-is-it.plot'], '1');
    expect(report).toMatchObject({ errors: [] });
    expect(report!.grades.map(({ grade }) => grade)).toEqual([1, 2]);
    for (const { grade, stories } of report!.grades) {
      expect(stories.map(({ length }) => length)).toEqual(['shortest', 'median', 'longest']);
      expect(stories[0]!.words).toBe(LENGTH_RANGES[grade].min);
      for (const { words, lines } of stories)
        expect(countWords(lines.map(({ en }) => en).join(' '))).toBe(words);
    }
  });

  it('previews a universal plot with a topic', () => {
    const [report] = reportPlots(LANGUAGE_DIRECTORY, ['plots/universal/b-page.plot'], '1');
    expect(
      report!.grades.flatMap(({ stories }) => stories.flatMap(({ levelProblems }) => levelProblems)),
    ).toEqual([]);
  });
});

describe('the errors of a report', () => {
  const file = 'plots/zoo-trip/a-test.plot';
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'plots-'));
    for (const path of ['lexicons', 'safe', 'themes.tsv'])
      await cp(join(LANGUAGE_DIRECTORY, path), join(directory, path), { recursive: true });
    await mkdir(join(directory, 'plots/zoo-trip'), { recursive: true });
  });
  afterEach(() => rm(directory, { recursive: true }));

  const errorsOf = async (...lines: string[]) => {
    const text = ['title: T || 题', 'slots: A=animal', '# open', ...lines].join('\n');
    await writeFile(join(directory, file), text);
    return reportPlots(directory, [file], '1')[0]!.errors;
  };

  it('are all wrong slots, with file and line', async () => {
    expect(await errorsOf('- {H} sees {B.a}. || {H}看见{A.c}。', '  {Hero} runs. || {H}跑了。')).toEqual([
      `${file}:4: nothing fills the slot {B.a}`,
      `${file}:5: nothing fills the slot {Hero}`,
    ]);
  });

  it('are a line that cannot be parsed', async () => {
    expect(await errorsOf('- {H} runs.')).toEqual([`${file}:4: expected English || Chinese`]);
  });

  it('are lengths that the plot cannot reach', async () => {
    expect(await errorsOf('- {H} runs. || {H}跑了。')).toEqual([
      `${file}:1: grade 1: reaches 0 of 21 lengths from 60 to 80 words`,
      `${file}:1: grade 2: reaches 0 of 41 lengths from 80 to 120 words`,
    ]);
  });
});
