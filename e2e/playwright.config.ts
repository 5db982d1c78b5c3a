import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = Number(process.env['E2E_PORT'] ?? 3170);
const dataDirectory = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'storysprout-e2e-')));

/** Flags that a closed network and root need: facts/frontend.md. */
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
 * `npm test` has to end in minutes: it takes a journey at one width, the main job at both, in a browser that is used again, and
 * leaves out those tagged `@thorough`. `npm run verify` (THOROUGH=1) takes them all, at both, in a new one each.
 */
const IS_THOROUGH = process.env.THOROUGH === '1';
const AT_BOTH = 'main-job'.split(' ');
/** What a session, the network or the player does is looked at on a desktop alone. */
const ON_DESKTOP = 'session plain-http player sign-in-*'.split(' ');
const specs = (names: readonly string[]) => names.map((name) => `**/journeys/${name}.spec.ts`);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'src',
  fullyParallel: true,
  forbidOnly: true,
  ...(IS_THOROUGH ? {} : { grepInvert: /@thorough/ }),
  retries: 0,
  // A journey waits now and then, as a pupil does: three keep two cores at work.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    // A browser that knows the product's files already; what a page keeps is cleared between tests all the same.
    reuseContext: !IS_THOROUGH,
    // A trace costs a third of the run. E2E_TRACE=1 keeps those of failures.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'phone', testMatch: 'journeys/**', testIgnore: specs(ON_DESKTOP), use: PHONE },
    {
      name: 'desktop',
      testMatch: IS_THOROUGH ? 'journeys/**' : specs([...AT_BOTH, ...ON_DESKTOP]),
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'commands', testMatch: 'commands/**' },
    { name: 'federation', testMatch: 'federation/**', use: { viewport: { width: 1280, height: 800 } } },
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
