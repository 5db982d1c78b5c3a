import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = Number(process.env['E2E_PORT'] ?? 3170);
const dataDirectory = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'storysprout-e2e-')));

/** Flags for running as root (no sandbox) and without a network (no background requests, no QUIC). */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * `npm test` has to end in minutes: it runs each journey at one width (the main journey at both) in a reused browser context and
 * skips tests tagged `@thorough`. `npm run verify` (THOROUGH=1) runs all journeys at both widths, each in a new context.
 */
const IS_THOROUGH = process.env.THOROUGH === '1';
const AT_BOTH_WIDTHS = ['app/main-journey'];
/** Sessions, network and player do not depend on the width. */
const DESKTOP_ONLY = ['app/plain-http', 'narration/player', 'sign-in/*'];
const specs = (names: readonly string[]) => names.map((name) => `**/journeys/${name}.spec.ts`);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'src',
  fullyParallel: true,
  forbidOnly: true,
  ...(IS_THOROUGH ? {} : { grepInvert: /@thorough/ }),
  retries: 0,
  // Journeys spend time waiting, so three workers keep two cores busy.
  workers: 3,
  // Generous limits for busy machines; a test that hangs still ends.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    // Frames of animations cost a tenth of the journeys' processor time; `npm run verify` shows them.
    contextOptions: IS_THOROUGH ? {} : { reducedMotion: 'reduce' },
    // Keeps the HTTP cache between tests; Playwright clears cookies and storage.
    reuseContext: !IS_THOROUGH,
    // Tracing costs a third of the run time. E2E_TRACE=1 keeps traces of failures.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS },
  },
  // The longest first: at the end, two workers would wait for the third.
  projects: [
    { name: 'commands', testMatch: 'commands/**' },
    { name: 'federation', testMatch: 'federation/**', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', testMatch: 'journeys/**', testIgnore: specs(DESKTOP_ONLY), use: PHONE },
    {
      name: 'desktop',
      testMatch: IS_THOROUGH ? 'journeys/**' : specs([...AT_BOTH_WIDTHS, ...DESKTOP_ONLY]),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node ../backend/dist/main.js',
    url: `http://localhost:${PORT}/api/health/ready`,
    env: { PORT: String(PORT), DATA_DIR: dataDirectory, RATE_LIMITS: 'off' },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
