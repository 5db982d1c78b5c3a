import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadLanguageData } from './load-language-data.js';

let directory: string;
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(directory, path)), { recursive: true });
  await writeFile(join(directory, path), text);
};

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'language-'));
  await write('lexicons/people.tsv', 'en\tzh\tgender\nAmy\t艾米\tf\nTom\t汤姆\tm\n');
  await write('lexicons/relatives.tsv', 'en\tzh\tgender\nmother\t妈妈\tf\n');
  await write('lexicons/animal.tsv', 'en\tplural\tzh\tmeasure\npanda\tpandas\t熊猫\t只\n');
});
afterEach(() => rm(directory, { recursive: true }));

const plot = (line: string) => `title: T || 题\nslots: A=animal\n# open\n- Run! || 跑！\n- ${line}\n`;

describe('loadLanguageData', () => {
  it('loads plots and lists', async () => {
    await write('plots/zoo-trip/a-run.plot', plot('{H} sees {A.a}. || {H}看见{A.c}。'));
    const { plots, people, lexicons } = loadLanguageData(directory);
    expect(plots.map(({ id }) => id)).toEqual(['zoo-trip/a-run']);
    expect([people.length, lexicons.get('animal')?.length]).toEqual([2, 1]);
  });

  it('rejects a plot with a wrong slot when it is loaded, with file and line', async () => {
    await write('plots/zoo-trip/a-run.plot', plot('{H} sees {B.a}. || {H}看见{A.c}。'));
    expect(() => loadLanguageData(directory)).toThrow(
      'plots/zoo-trip/a-run.plot:5: nothing fills the slot {B.a}',
    );
  });
});
