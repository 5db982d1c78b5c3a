// node bench/export-image.mjs: how long from the press to the file of an exported image, and how large is it? Prints the median and
// the worst of some stories of grade 9 (standards: at most 1.5 s and 1.5 MB), each in a browser of its own, so with the
// exporter's code still to be fetched; then pressed again with the code there; and the same as a multiple of the time in which
// the browser encodes that picture alone. Needs a build (`npm run build`) and Chromium (CHROMIUM_PATH); ROUNDS (default 5).
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, freePort, startServer } from '../e2e/src/support/server.mjs';

const { chromium } = createRequire(new URL('../e2e/package.json', import.meta.url))('@playwright/test');

const rounds = Number(process.env.ROUNDS ?? 5);
const LIMITS = { milliseconds: 1500, bytes: 1.5e6 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const THEMES = ['动物园之旅', '趣味科学实验', '节日庆祝', '旅行冒险', '和爷爷包饺子'];

const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-bench-'));
const { child, origin, exited } = await startServer({
  PORT: String(await freePort()),
  DATA_DIR: dataDirectory,
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
});

const body = { email: 'pupil@example.com', password: 'secret-1', nickName: '小芽' };
const { token } = (await call(origin, 'POST', '/auth/register', { body })).data;

/** A shared story of grade 9, for a guest to export. */
async function sharedStory(theme) {
  const wish = { grade: 9, theme };
  const { id } = (await call(origin, 'POST', '/stories/generate', { token, body: wish })).data;
  await call(origin, 'POST', `/stories/${id}/share`, { token });
  return id;
}

/** Presses the button; milliseconds until the browser has the whole file, and where it is. */
async function press(page) {
  const started = performance.now();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出图片' }).click();
  const path = await (await downloading).path();
  return { taken: performance.now() - started, path };
}

/** Milliseconds in which the browser encodes this picture, and nothing else. */
const encode = (page, png) =>
  page.evaluate(
    async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext('2d').drawImage(picture, 0, 0);
      const started = performance.now();
      await new Promise((done) => canvas.toBlob(done));
      return performance.now() - started;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );

const first = [];
const again = [];
const sizes = [];
const factors = [];
for (let round = 0; round < rounds; round += 1) {
  const id = await sharedStory(THEMES[round % THEMES.length]);
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await page.goto(`${origin}/story/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { taken, path } = await press(page);
  first.push(taken);
  sizes.push(statSync(path).size);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const second = (await press(page)).taken;
  again.push(second);
  factors.push(second / (await encode(page, readFileSync(path))));
  await page.context().close();
}

const sorted = (values) => values.toSorted((a, b) => a - b);
const median = (values) => sorted(values)[Math.floor(values.length / 2)];
const worst = (values) => sorted(values).at(-1);
const say = (line) => process.stdout.write(`${line}\n`);
const share = (value, limit) => `${(value / limit).toFixed(2)} of the limit`;
for (const [name, times] of [
  ['first press', first],
  ['next press', again],
])
  say(
    `${name}: median ${median(times).toFixed(0)} ms (${share(median(times), LIMITS.milliseconds)}), worst ${worst(times).toFixed(0)} ms`,
  );
say(
  `size: median ${(median(sizes) / 1e6).toFixed(2)} MB (${share(median(sizes), LIMITS.bytes)}), worst ${(worst(sizes) / 1e6).toFixed(2)} MB`,
);
say(`next press against encoding alone: median ${median(factors).toFixed(1)} times`);

await browser.close();
child.kill('SIGTERM');
await exited;
rmSync(dataDirectory, { recursive: true });
