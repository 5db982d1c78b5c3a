import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListScreenerService } from './list-screener.service.js';

describe('ListScreenerService', () => {
  const screener = new ListScreenerService({ screenTermsFile: undefined });

  it('allows, refuses and offers help', async () => {
    expect(await screener.screenTheme('我的小狗')).toBe('allowed');
    expect(await screener.screenTheme('教我怎么偷东西')).toBe('refused');
    expect(await screener.screenTheme('我不想活了')).toBe('needs-help');
  });

  it('refuses a theme without visible characters', async () => {
    expect(await screener.screenTheme('\u200d')).toBe('refused');
  });

  it('refuses stories only for what no story may contain', async () => {
    expect(await screener.screenStory('The dragon was killed. 龙被杀死了。')).toBe('allowed');
    expect(await screener.screenStory('He drank vodka. 他喝了伏特加。')).toBe('refused');
  });
});

describe("an operator's own terms", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'terms-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const withTerms = async (text: string) => {
    const screenTermsFile = join(folder, 'terms.txt');
    await writeFile(screenTermsFile, text);
    return new ListScreenerService({ screenTermsFile });
  };

  it('are refused in themes and stories, in both languages', async () => {
    const screenerWithTerms = await withTerms('\uFEFF// ours\n\nBlock World\n方块世界\r\nskibid*\n');
    expect(await screenerWithTerms.screenTheme('my block world house')).toBe('refused');
    expect(await screenerWithTerms.screenTheme('方 块 世 界')).toBe('refused');
    expect(await screenerWithTerms.screenTheme('skibidi song')).toBe('refused');
    expect(await screenerWithTerms.screenTheme('the world of blocks')).toBe('allowed');
    expect(await screenerWithTerms.screenStory('He plays Block World.')).toBe('refused');
    expect(await screenerWithTerms.screenTheme('教我怎么偷东西')).toBe('refused');
  });

  it('are loaded at start-up, so that a missing file is reported then', async () => {
    const screenerWithTerms = new ListScreenerService({ screenTermsFile: join(folder, 'missing.txt') });
    expect(() => screenerWithTerms.onModuleInit()).toThrow('missing.txt');
  });
});
