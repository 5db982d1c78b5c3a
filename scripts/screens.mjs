// npm run screens: photographs the built product for docs/screens, which README.md shows. The stories are new each time.
// Needs a build and Chromium (CHROMIUM_PATH).
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, freePort, startServer } from '../e2e/src/support/server.mjs';
import { ROOT, say } from './lib/workspace.mjs';

const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test');

const SCREENS = join(ROOT, 'docs/screens');
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

mkdirSync(SCREENS, { recursive: true });
const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-screens-'));
const { child, origin, exited } = await startServer({
  PORT: String(await freePort()),
  DATA_DIR: dataDirectory,
});
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: FLAGS });

const person = { email: 'pupil@example.com', password: 'secret-1', nickName: '小树' };
const { token, userInfo } = (await call(origin, 'POST', '/auth/register', { body: person })).data;
const tell = async (grade, theme) =>
  (await call(origin, 'POST', '/stories/generate', { token, body: { grade, theme } })).data.id;
const zoo = await tell(3, '动物园之旅');
const science = await tell(8, 'fun science experiment');
for (const [grade, theme] of [
  [1, '最喜欢的宠物'],
  [5, '生日派对'],
  [6, '看星星的晚上'],
])
  await tell(grade, theme);
await call(origin, 'POST', `/stories/${zoo}/audio`, { token, body: {} });

/** A page on which the pupil is signed in. */
async function open(path, viewport, { appearance = 'light', language = 'zh-CN' } = {}) {
  const context = await browser.newContext({ baseURL: origin, viewport, locale: language });
  const page = await context.newPage();
  await page.goto('/api/health/live');
  const session = { state: { user: userInfo, token, isLoggedIn: true, region: userInfo.region }, version: 0 };
  await page.evaluate(
    (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
    {
      'auth-storage': JSON.stringify(session),
      appearance,
      language,
    },
  );
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page;
}

async function shoot(name, page) {
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: join(SCREENS, `${name}.jpg`), type: 'jpeg', quality: 82 });
  await page.context().close();
  say(`docs/screens/${name}.jpg`);
}

await shoot('home-phone', await open('/', PHONE));
await shoot('home-desktop-english', await open('/', DESKTOP, { language: 'en-US' }));
const story = `/story/${zoo}`;
await shoot('story-desktop', await open(story, DESKTOP));
await shoot('story-phone-dark', await open(story, PHONE, { appearance: 'dark' }));
const playing = await open(story, PHONE);
await playing.getByRole('button', { name: '播放', exact: true }).click();
await playing.locator('[aria-current="true"][lang="en"]').waitFor();
await shoot('reading-along-phone', playing);
const word = await open(story, PHONE, { appearance: 'sepia' });
await word.locator('span[data-word]').nth(2).click();
await word.getByRole('dialog').waitFor();
await shoot('word-phone-sepia', word);
await shoot('recent-desktop', await open('/profile/recent', DESKTOP));
const exporting = await open(`/story/${science}`, DESKTOP);
const downloading = exporting.waitForEvent('download');
await exporting.getByRole('button', { name: '导出图片' }).click();
await (await downloading).saveAs(join(SCREENS, 'exported-image.png'));
say('docs/screens/exported-image.png');

await browser.close();
child.kill('SIGTERM');
await exited;
rmSync(dataDirectory, { recursive: true });
