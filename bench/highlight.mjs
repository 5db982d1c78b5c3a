// node bench/highlight.mjs: synchronization of sentence highlight and audio. Plays whole narrations in real time on a phone viewport
// with a throttled CPU and prints for each speed the worst distance from the audio clock and its ratio to the limit of 100 ms. Needs
// a build (`npm run build`) and CHROMIUM_PATH (default /usr/bin/chromium); GRADE (default 1), SPEEDS (default 1,1.2), SLOWER: CPU
// throttling (default 4).
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordHighlight } from '../e2e/src/support/checks/highlight-recorder.mjs';
import { call, freePort, startServer } from '../e2e/src/support/server.mjs';

const { chromium } = createRequire(new URL('../e2e/package.json', import.meta.url))('@playwright/test');
const LIMIT = 100;
const grade = Number(process.env.GRADE ?? 1);
const speeds = (process.env.SPEEDS ?? '1,1.2').split(',');
const cpuThrottling = Number(process.env.SLOWER ?? 4);

const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-bench-'));
const { child, origin, exited } = await startServer({
  PORT: String(await freePort()),
  DATA_DIR: dataDirectory,
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function createNarratedStory() {
  const body = { email: 'bench@example.com', password: 'secret-1', nickName: '小芽' };
  const { token } = (await call(origin, 'POST', '/auth/register', { body })).data;
  const request = { grade, theme: '动物园之旅' };
  const { id } = (await call(origin, 'POST', '/stories/generate', { token, body: request })).data;
  const { timings } = (await call(origin, 'POST', `/stories/${id}/audio`, { token, body: {} })).data;
  await call(origin, 'POST', `/stories/${id}/share`, { token });
  return { id, timings };
}

/** Plays the whole narration as a guest at a speed; resolves with the highlight record. */
async function measure({ id, timings }, speed) {
  const page = await browser.newPage({
    locale: 'zh-CN',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.addInitScript((value) => localStorage.setItem('narration-speed', value), speed);
  await page.goto(`${origin}/story/${id}`);
  await page.getByRole('button', { name: '退回一句', disabled: false }).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling });
  await page.evaluate(recordHighlight, timings);
  await page.getByRole('button', { name: '播放', exact: true }).click();
  await page.waitForFunction(() => window.highlightRecord.hasEnded, undefined, { timeout: 300_000 });
  const record = await page.evaluate(() => window.highlightRecord);
  await page.close();
  return record;
}

const format = (distance) => `${Math.round(distance * 1000)} ms (${((distance * 1000) / LIMIT).toFixed(2)})`;

try {
  const story = await createNarratedStory();
  const seconds = story.timings.at(-1).end.toFixed(1);
  console.log(
    `grade ${grade}: ${story.timings.length} sentences, ${seconds} s; CPU ${cpuThrottling} times slower`,
  );
  for (const speed of speeds) {
    const { inFrame, betweenFrames, frames, order } = await measure(story, speed);
    const isComplete = order.length === story.timings.length;
    console.log(
      `speed ${speed}: ${format(inFrame)} after a frame, ${format(betweenFrames)} before the next; ` +
        `${frames} frames, ${isComplete ? 'every sentence once, in order' : `highlighted ${order.join(' ')}`}`,
    );
  }
} finally {
  await browser.close();
  child.kill();
  await exited;
  rmSync(dataDirectory, { recursive: true, force: true });
}
