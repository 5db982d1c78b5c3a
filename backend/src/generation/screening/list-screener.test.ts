import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListScreenerService } from './list-screener.service.js';

describe('ListScreener', () => {
  const screener = new ListScreenerService({ screenTermsFile: undefined });

  it('allows, refuses and offers help', async () => {
    expect(await screener.screenTheme('我的小狗')).toBe('allowed');
    expect(await screener.screenTheme('教我怎么偷东西')).toBe('refused');
    expect(await screener.screenTheme('我不想活了')).toBe('needs-help');
  });

  it('refuses a theme with nothing to read in it', async () => {
    expect(await screener.screenTheme('\u200d')).toBe('refused');
  });

  it('screens stories for what no story for pupils has', async () => {
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
    const own = await withTerms('\uFEFF// ours\n\nBlock World\n方块世界\r\nskibid*\n');
    expect(await own.screenTheme('my block world house')).toBe('refused');
    expect(await own.screenTheme('方 块 世 界')).toBe('refused');
    expect(await own.screenTheme('skibidi song')).toBe('refused');
    expect(await own.screenTheme('the world of blocks')).toBe('allowed');
    expect(await own.screenStory('He plays Block World.')).toBe('refused');
    expect(await own.screenTheme('教我怎么偷东西')).toBe('refused');
  });

  it('are read at the start, so that a missing file shows then', async () => {
    const own = new ListScreenerService({ screenTermsFile: join(folder, 'missing.txt') });
    expect(() => own.onModuleInit()).toThrow('missing.txt');
  });
});
