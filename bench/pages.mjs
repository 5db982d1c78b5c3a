// node bench/pages.mjs: page performance of the built product on a phone viewport with a CPU throttled by four. Measures the time
// from a tap or key to the next paint (interaction latency, 98th percentile; limit 100 ms), cumulative layout shift (limit 0.02) and
// the JavaScript of the first route (limit 170 KB gzip; each remote 40 KB before it is used). Prints each with its ratio to the
// limit. Needs a build (`npm run build`) and Chromium (CHROMIUM_PATH); ROUNDS (default 3).
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { call, freePort, startServer } from '../e2e/src/support/server.mjs';
import { startApple } from '../e2e/stand-ins/apple.mjs';
import { startGoogle } from '../e2e/stand-ins/google.mjs';

const { chromium } = createRequire(new URL('../e2e/package.json', import.meta.url))('@playwright/test');

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const CPU_THROTTLING = 4;
const LIMITS = { interaction: 100, shift: 0.02, firstRoute: 170_000, remote: 40_000 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-bench-'));
const { child, origin, exited } = await startServer({
  PORT: String(await freePort()),
  DATA_DIR: dataDirectory,
});
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: FLAGS });

const person = { email: 'pupil@example.com', password: 'secret-1', nickName: '小芽' };
const { token, userInfo } = (await call(origin, 'POST', '/auth/register', { body: person })).data;
const request = { grade: 9, theme: '趣味科学实验' };
const story = (await call(origin, 'POST', '/stories/generate', { token, body: request })).data;

/** Opens a throttled phone page with a signed-in pupil; interactions and layout shifts are recorded in `window.metrics`. */
async function openPhone() {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto('/api/health/live');
  const state = { user: userInfo, token, isLoggedIn: true, region: userInfo.region };
  await page.evaluate(
    (session) => localStorage.setItem('auth-storage', session),
    JSON.stringify({ state, version: 0 }),
  );
  await page.addInitScript(() => {
    window.metrics = { interactions: [], shift: 0 };
    const observe = (type, record) =>
      new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      });
    observe('event', ({ interactionId, duration, name }) => {
      if (interactionId) window.metrics.interactions.push({ interactionId, duration, name });
    });
    observe('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) window.metrics.shift += value;
    });
  });
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING });
  return page;
}

/** Records the gzip size of each script that the page requests, by path. */
function countScripts(page) {
  const sizes = new Map();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.m?js$/.test(pathname)) return;
    const body = await response.body().catch(() => undefined);
    if (body) sizes.set(pathname, gzipSync(body).length);
  });
  return sizes;
}

const durations = [];
const shifts = [];
async function collect(page) {
  // Observers are notified after the paint of an interaction.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  const { interactions, shift } = await page.evaluate(() => window.metrics);
  const longest = new Map();
  for (const { interactionId, duration, name } of interactions)
    if ((longest.get(interactionId)?.duration ?? 0) < duration)
      longest.set(interactionId, { duration, name });
  durations.push(...longest.values());
  shifts.push(shift);
}

async function tryHome(page) {
  await page.goto('/');
  for (const grade of ['二年级', '五年级', '九年级']) await page.getByRole('radio', { name: grade }).click();
  await page.getByLabel('写主题').click();
  await page.getByRole('button', { name: '我的好朋友' }).click();
  await page.keyboard.type(' and my dog');
  await collect(page);
}

async function tryStory(page) {
  await page.goto(`/story/${story.id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main img').first().waitFor();
  for (const mode of ['逐句对照', '全文对照', '只看英文'])
    await page.getByRole('radio', { name: mode }).click();
  const words = page.locator('[data-word]');
  for (const index of [3, 40, 90, 150]) {
    await words.nth(index).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  for (const key of ['ArrowRight', 'ArrowDown', 'End', 'Home']) await page.keyboard.press(key);
  await page.getByRole('button', { name: /^(已)?收藏$/ }).click();
  await collect(page);
}

/**
 * Scripts that a guest's first visit waits for: those requested before the page became usable.
 * @param {string} url
 * @param {string} usable selector of the element that makes the page usable
 */
async function scriptsUntil(url, usable) {
  const page = await browser.newPage({ locale: 'zh-CN' });
  const sizes = countScripts(page);
  await page.addInitScript((selector) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      window.usableAt = performance.now();
      watcher.disconnect();
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, usable);
  await page.goto(url, { waitUntil: 'networkidle' });
  const requested = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < window.usableAt)
      .map(({ name }) => new URL(name).pathname),
  );
  await page.close();
  return new Map([...sizes].filter(([path]) => requested.includes(path)));
}

/** Scripts of the login screen with every provider, in a region. */
async function scriptsOfLogin(region, usable) {
  const directory = mkdtempSync(join(tmpdir(), 'storysprout-bench-'));
  const [google, apple] = await Promise.all([startGoogle(), startApple()]);
  const site = await startServer({
    PORT: String(await freePort()),
    DATA_DIR: directory,
    DEFAULT_REGION: region,
    ...google.settings,
    ...apple.settings,
    WECHAT_APP_ID: 'wx-bench',
    WECHAT_APP_SECRET: 'bench-secret',
  });
  const found = await scriptsUntil(`${site.origin}/login`, usable);
  site.child.kill('SIGTERM');
  await Promise.all([site.exited, google.close(), apple.close()]);
  rmSync(directory, { recursive: true });
  return found;
}

const scripts = await scriptsUntil(`${origin}/`, 'form textarea');
const logins = {
  global: await scriptsOfLogin('global', '[role=tabpanel] button'),
  china: await scriptsOfLogin('china', '[role=tabpanel] svg[role=img]'),
};
for (let round = 0; round < ROUNDS; round += 1) {
  const page = await openPhone();
  await tryHome(page);
  await tryStory(page);
  await page.context().close();
}
await browser.close();
child.kill('SIGTERM');
await exited;
rmSync(dataDirectory, { recursive: true });

const print = (what, value, limit, unit) =>
  process.stdout.write(`${what}: ${value} ${unit} (${(value / limit).toFixed(2)} of the limit)\n`);
durations.sort((a, b) => a.duration - b.duration);
const p98 = durations[Math.floor((durations.length - 1) * 0.98)] ?? { duration: 0, name: 'none over 16 ms' };
print(`interaction p98 of ${durations.length} (${p98.name})`, p98.duration, LIMITS.interaction, 'ms');
print('layout shift of the worst page', Number(Math.max(...shifts).toFixed(4)), LIMITS.shift, '');
const kilo = (bytes) => Math.round(bytes / 100) / 10;
const sum = (from, sizes = scripts) =>
  [...sizes].filter(([path]) => path.startsWith(from)).reduce((all, [, size]) => all + size, 0);
print('JavaScript that the first route waits for', kilo(sum('/')), LIMITS.firstRoute / 1000, 'KB gzip');
print('  of mf-story', kilo(sum('/remotes/mf-story/')), LIMITS.remote / 1000, 'KB gzip');
for (const [region, sizes] of Object.entries(logins)) {
  const size = kilo(sum('/remotes/mf-auth/', sizes));
  print(`mf-auth before the login screen can be used, ${region}`, size, LIMITS.remote / 1000, 'KB gzip');
}
