import { expect, it } from '@jest/globals';
import type { Language } from '@storysprout/contracts/rules';
import { parseUserAgent } from '../browser/browser-name.js';
import { type PhonePage, renderPhonePage } from './phone-pages.js';

const MINUTE_MS = 60_000;
const HARMONY = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 HuaweiBrowser/5.0';

const question = (userAgent: string, minutes = 0): PhonePage => ({
  site: 'stories.example.org',
  form: 'form-secret',
  scan: {
    scanId: 'scan-id',
    matchCode: '42',
    country: 'CN',
    browser: parseUserAgent(userAgent),
    requestedAt: Date.now() - minutes * MINUTE_MS,
  },
});
/** The visible text of a page. */
const text = (page: PhonePage, language: Language) => renderPhonePage(page, language).split('</style>')[1]!;

it('asks in Chinese, with the Chinese names of browsers and systems', () => {
  const html = text(question(HARMONY, 3), 'zh-CN');
  for (const part of ['登录故事芽？', '<b>42</b>', '中国', '华为浏览器（鸿蒙）', '3 分钟前', '不是我'])
    expect(html).toContain(part);
});

it('asks in English, without Chinese text', () => {
  const html = text(question(HARMONY, 1), 'en-US');
  for (const part of ['Log in to StorySprout?', '<b>42</b>', 'China', 'Huawei Browser (HarmonyOS)'])
    expect(html).toContain(part);
  for (const part of ['1 minute ago', 'Yes, log me in', 'Not me']) expect(html).toContain(part);
  expect(html).not.toMatch(/[\u4e00-\u9fff]/);
});

it.each(['confirmed', 'declined', 'over', 'foreign', 'refused', 'trouble'] as const)(
  'says %s in both languages',
  (notice) => {
    expect(text({ notice }, 'zh-CN')).toMatch(/<h1>[^<]*[\u4e00-\u9fff]/);
    expect(text({ notice }, 'en-US')).not.toMatch(/[\u4e00-\u9fff]/);
  },
);

it('names the known part of an unknown browser', () => {
  expect(text(question('curl/8 (Linux)'), 'en-US')).toContain('<dd>Linux</dd>');
  expect(text(question('something else'), 'zh-CN')).toContain('没认出来');
});

it('is dark where the phone’s theme is dark', () => {
  const html = renderPhonePage({ notice: 'over' }, 'zh-CN');
  expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{:root\{\s*color-scheme: dark;/);
});
