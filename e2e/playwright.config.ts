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

export default defineConfig({
  testDir: 'src',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    // A trace costs a third of the run. E2E_TRACE=1 keeps those of failures.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'phone',
      testMatch: 'journeys/**',
      // What a session, the network or the player does is the same at every width.
      testIgnore: ['**/session.spec.ts', '**/plain-http.spec.ts', '**/player.spec.ts'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testMatch: 'journeys/**', use: { viewport: { width: 1440, height: 900 } } },
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
