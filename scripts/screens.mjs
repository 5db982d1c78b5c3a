// npm run screens: takes the screenshots of the built product in docs/screens, for README.md.
// npm run screens -- FOLDER: takes lossless screenshots of more pages into a folder, for scripts/compare-screens.mjs.
// Stories, ids, clock and address are fixed: pictures differ only where the product does. Builds what changed; needs
// Chromium (CHROMIUM_PATH).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { call, freePort, startServer } from '../e2e/src/support/server.mjs';
import { buildAll } from './lib/build.mjs';
import { findChromium } from './lib/machine.mjs';
import { ensureInstalled, ROOT, say } from './lib/workspace.mjs';

await ensureInstalled();
await buildAll();
const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test');

const [folder] = process.argv.slice(2);
const SCREENS = folder ? resolve(folder) : join(ROOT, 'docs/screens');
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
/** Disables partial raster: a partially repainted tile has other colours at rounded edges than a fully painted one. */
const WHOLE_TILES = ['--disable-partial-raster', '--disable-checker-imaging'];
/** Host in the QR code of an exported page; the browser maps it to the server's port. */
const ORIGIN = 'http://localhost:3000';

mkdirSync(SCREENS, { recursive: true });
const temporary = mkdtempSync(join(tmpdir(), 'storysprout-screens-'));
const clockFile = join(temporary, 'clock');
const setClock = (time) => writeFileSync(clockFile, `2026-03-${time}+08:00`);
setClock('12T09:00:00');
const port = await freePort();
const { child, origin, exited } = await startServer({
  PORT: String(port),
  DATA_DIR: join(temporary, 'data'),
  FIXED_CLOCK_FILE: clockFile,
  NODE_OPTIONS: `--import=${new URL('./lib/fixed-clock-and-chance.mjs', import.meta.url).href}`,
});
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...FLAGS, ...WHOLE_TILES, `--host-resolver-rules=MAP localhost:3000 127.0.0.1:${port}`],
});

const person = { email: 'pupil@example.com', password: 'secret-1', nickName: '小树' };
const { token, userInfo } = (await call(origin, 'POST', '/auth/register', { body: person })).data;

/** Generates a story at a given time. @returns its id */
async function writeStory(time, grade, theme) {
  setClock(time);
  const headers = { 'Idempotency-Key': `story-of-grade-${grade}` };
  const { data } = await call(origin, 'POST', '/stories/generate', {
    token,
    headers,
    body: { grade, theme },
  });
  return data.id;
}
const zoo = await writeStory('12T19:30:00', 3, '动物园之旅');
const science = await writeStory('13T20:05:00', 8, 'fun science experiment');
await writeStory('14T08:15:00', 1, '最喜欢的宠物');
await writeStory('14T17:40:00', 5, '生日派对');
await writeStory('14T18:20:00', 6, '看星星的晚上');
await call(origin, 'POST', `/stories/${zoo}/audio`, { token, body: {} });
for (const id of [zoo, science]) await call(origin, 'POST', `/favorites/${id}`, { token, body: {} });
const NOW = '14T18:22:00';
setClock(NOW);

/** Opens a page as the signed-in pupil or as a guest. */
async function open(path, viewport, { appearance = 'light', language = 'zh-CN', isGuest = false } = {}) {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport,
    locale: language,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(`2026-03-${NOW}+08:00`);
  await context.addInitScript(playWithoutProgress);
  const page = await context.newPage();
  await page.goto('/api/health/live');
  const session = { state: { user: userInfo, token, isLoggedIn: true, region: userInfo.region }, version: 0 };
  await page.evaluate(
    (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
    {
      ...(isGuest ? {} : { 'auth-storage': JSON.stringify(session) }),
      appearance,
      language,
    },
  );
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page;
}

/** In the page: freezes playback at five seconds. */
function playWithoutProgress() {
  HTMLMediaElement.prototype.play = function play() {
    Object.defineProperty(this, 'paused', { get: () => false });
    this.currentTime = 5;
    for (const name of ['play', 'playing']) this.dispatchEvent(new Event(name));
    return Promise.resolve();
  };
}

/** In the page: whether the audio is loaded. If so dispatches `canplay`, on which the player leaves its busy state. */
function voiceHasArrived() {
  const audio = document.querySelector('audio');
  if (audio.seeking || audio.readyState < HTMLMediaElement.HAVE_ENOUGH_DATA) return false;
  audio.dispatchEvent(new Event('canplay'));
  return true;
}

async function shoot(name, page, { fullPage = false } = {}) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const kind = folder ? { type: 'png' } : { type: 'jpeg', quality: 82 };
  const path = join(SCREENS, `${name}.${folder ? 'png' : 'jpg'}`);
  await page.screenshot({ path, fullPage, animations: 'disabled', caret: 'hide', ...kind });
  await page.context().close();
  say(relative(process.cwd(), path));
}

await shoot('home-phone', await open('/', PHONE));
await shoot('home-desktop-english', await open('/', DESKTOP, { language: 'en-US' }));
const story = `/story/${zoo}`;
await shoot('story-desktop', await open(story, DESKTOP));
await shoot('story-phone-dark', await open(story, PHONE, { appearance: 'dark' }));
const playing = await open(story, PHONE);
await playing.getByRole('button', { name: '播放', exact: true }).click();
await playing.locator('[aria-current="true"][lang="en"]').waitFor();
await playing.waitForFunction(voiceHasArrived);
await shoot('reading-along-phone', playing);
const word = await open(story, PHONE, { appearance: 'sepia' });
await word.locator('span[data-word]').nth(2).click();
await word.getByRole('dialog').waitFor();
await word.waitForLoadState('networkidle');
await shoot('word-phone-sepia', word);
await shoot('recent-desktop', await open('/profile/recent', DESKTOP));
const exporting = await open(`/story/${science}`, DESKTOP);
const downloading = exporting.waitForEvent('download');
await exporting.getByRole('button', { name: '导出图片' }).click();
await (await downloading).saveAs(join(SCREENS, 'exported-image.png'));
await exporting.context().close();
say(relative(process.cwd(), join(SCREENS, 'exported-image.png')));

/** Additional pages for a comparison, at both widths and in both languages. */
const MORE = [
  ['login', '/login', { isGuest: true }],
  ['reset-password', '/reset-password', { isGuest: true }],
  ['guest-home', '/', { isGuest: true }],
  ['story', story],
  ['science', `/story/${science}`],
  ['missing-story', '/story/00000000-0000-7000-8000-000000000000'],
  ['profile', '/profile'],
  ['recent', '/profile/recent'],
  ['favorites', '/profile/favorites'],
  ['settings', '/profile/settings'],
  ['about', '/about'],
  ['terms', '/terms'],
  ['privacy', '/privacy'],
  ['not-found', '/nowhere'],
];
for (const [name, path, how] of folder ? MORE : []) {
  const phone = await open(path, PHONE, { ...how, appearance: 'dark' });
  await shoot(`all-${name}-phone`, phone, { fullPage: true });
  const desktop = await open(path, DESKTOP, { ...how, language: 'en-US' });
  await shoot(`all-${name}-desktop`, desktop, { fullPage: true });
}

await browser.close();
child.kill('SIGTERM');
await exited;
rmSync(temporary, { recursive: true });
