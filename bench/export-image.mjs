// node bench/export-image.mjs: duration from click to file, and size, of exported images. Prints median and maximum for stories of
// grade 9 (limits 1.5 s and 1.5 MB): first click in a new browser context (loads the exporter), second click (exporter loaded), and
// the second as a multiple of the time of PNG encoding alone. Needs a build (`npm run build`) and Chromium (CHROMIUM_PATH); ROUNDS
// (default 5).
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

/** Creates a shared story of grade 9, for a guest to export. */
async function createSharedStory(theme) {
  const request = { grade: 9, theme };
  const { id } = (await call(origin, 'POST', '/stories/generate', { token, body: request })).data;
  await call(origin, 'POST', `/stories/${id}/share`, { token });
  return id;
}

/** Clicks the button; resolves with the milliseconds until the file is downloaded, and its path. */
async function exportImage(page) {
  const start = performance.now();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出图片' }).click();
  const path = await (await downloading).path();
  return { duration: performance.now() - start, path };
}

/** Milliseconds of PNG encoding alone. */
const encode = (page, png) =>
  page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d').drawImage(image, 0, 0);
      const start = performance.now();
      await new Promise((done) => canvas.toBlob(done));
      return performance.now() - start;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );

const first = [];
const again = [];
const sizes = [];
const factors = [];
for (let round = 0; round < rounds; round += 1) {
  const id = await createSharedStory(THEMES[round % THEMES.length]);
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await page.goto(`${origin}/story/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { duration, path } = await exportImage(page);
  first.push(duration);
  sizes.push(statSync(path).size);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const second = (await exportImage(page)).duration;
  again.push(second);
  factors.push(second / (await encode(page, readFileSync(path))));
  await page.context().close();
}

const sorted = (values) => values.toSorted((a, b) => a - b);
const median = (values) => sorted(values)[Math.floor(values.length / 2)];
const maximum = (values) => sorted(values).at(-1);
const print = (line) => process.stdout.write(`${line}\n`);
const share = (value, limit) => `${(value / limit).toFixed(2)} of the limit`;
for (const [name, times] of [
  ['first click', first],
  ['second click', again],
])
  print(
    `${name}: median ${median(times).toFixed(0)} ms (${share(median(times), LIMITS.milliseconds)}), maximum ${maximum(times).toFixed(0)} ms`,
  );
print(
  `size: median ${(median(sizes) / 1e6).toFixed(2)} MB (${share(median(sizes), LIMITS.bytes)}), maximum ${(maximum(sizes) / 1e6).toFixed(2)} MB`,
);
print(`second click relative to encoding alone: median ${median(factors).toFixed(1)} times`);

await browser.close();
child.kill('SIGTERM');
await exited;
rmSync(dataDirectory, { recursive: true });
