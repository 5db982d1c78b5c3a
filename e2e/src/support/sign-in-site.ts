import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApple } from '../../stand-ins/apple.mjs';
import { startGoogle } from '../../stand-ins/google.mjs';
import { startSmtp } from '../../stand-ins/smtp.mjs';
import { startWechat } from '../../stand-ins/wechat.mjs';
import { freePort, startServer } from './server.mjs';
import { test as base } from './test';

const WECHAT = { appId: 'wx-stand-in', appSecret: 'stand-in-secret' };

/** A running product that signs in with stand-ins of every provider. */
export type SignInSite = Awaited<ReturnType<typeof startSignInSite>>;

/**
 * @param region where its visitors are, whose own address tells nothing
 * @param settings besides
 */
export async function startSignInSite(region: 'china' | 'global', settings: Record<string, string> = {}) {
  const [google, apple, wechat, smtp] = await Promise.all([
    startGoogle(),
    startApple(),
    startWechat(WECHAT),
    startSmtp(),
  ]);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-sign-in-'));
  const { child, origin, exited } = await startServer({
    PORT: String(await freePort()),
    DATA_DIR: dataDirectory,
    DEFAULT_REGION: region,
    ...google.settings,
    ...apple.settings,
    WECHAT_APP_ID: WECHAT.appId,
    WECHAT_APP_SECRET: WECHAT.appSecret,
    WECHAT_API_BASE_URL: wechat.origin,
    WECHAT_OPEN_BASE_URL: wechat.origin,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'StorySprout <sprout@example.com>',
    ...settings,
  });
  return {
    origin,
    google,
    apple,
    wechat,
    smtp,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await Promise.all([google.close(), apple.close(), wechat.close(), smtp.close()]);
      rmSync(dataDirectory, { recursive: true });
    },
  };
}

/**
 * With a product that signs in with stand-ins of every provider, well again for every test. One stands for all specs of a worker. It is
 * outside China, and believes one proxy: see `comeFrom`.
 */
export const test = base.extend<{ site: SignInSite }, { siteOfWorker: SignInSite }>({
  siteOfWorker: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are wanted from a pattern.
    async ({}, use) => {
      const site = await startSignInSite('global', { TRUST_PROXY: '1' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ siteOfWorker: site }, use) => {
      site.google.behave();
      site.apple.behave();
      await use(site);
    },
    { scope: 'test' },
  ],
});
