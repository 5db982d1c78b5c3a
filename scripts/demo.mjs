// npm run demo: the whole product against stand-ins of everything that other companies run for it, on this machine alone.
// DEFAULT_REGION=china shows it as in China; any other setting of .env.example can be given too.
import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/build.mjs';
import { ensureInstalled, failWith, ROOT, say } from './lib/workspace.mjs';

const WECHAT = { appId: 'wx-demo', appSecret: 'demo-secret' };

/** Apple's private key, as an operator would have downloaded it. */
const applePrivateKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });

/** Every stand-in: its file, how it is started, and the settings with which the product finds it. One line each. */
const STAND_INS = [
  ['google', (module) => module.startGoogle(), ({ settings }) => settings],
  [
    'apple',
    (module) => module.startApple(),
    ({ settings }) => ({
      ...settings,
      APPLE_TEAM_ID: 'DEMOTEAM01',
      APPLE_KEY_ID: 'DEMOKEY001',
      APPLE_PRIVATE_KEY: applePrivateKey(),
    }),
  ],
  [
    'wechat',
    (module) => module.startWechat({ ...WECHAT, ask: true }),
    ({ origin }) => ({
      WECHAT_APP_ID: WECHAT.appId,
      WECHAT_APP_SECRET: WECHAT.appSecret,
      WECHAT_API_BASE_URL: origin,
      WECHAT_OPEN_BASE_URL: origin,
    }),
  ],
  [
    'smtp',
    (module) => module.startSmtp(),
    ({ url }) => ({ SMTP_URL: url, MAIL_FROM: 'StorySprout <sprout@example.com>' }),
  ],
];

/** Starts those that are there, and gathers their settings. */
async function startStandIns() {
  const settings = {};
  for (const [name, start, settingsOf] of STAND_INS) {
    const file = join(ROOT, `e2e/stand-ins/${name}.mjs`);
    if (!existsSync(file)) continue;
    const standIn = await start(await import(file));
    Object.assign(settings, settingsOf(standIn));
    say(`${name.padEnd(8)} ${standIn.origin ?? standIn.url}`);
    if (name === 'smtp') showMails(standIn);
  }
  return settings;
}

/** Prints every mail as it comes in: its links are what a demo needs. */
function showMails({ mails }) {
  let shown = 0;
  setInterval(() => {
    for (; shown < mails.length; shown += 1) say(`mail to ${mails[shown].to}:\n${mails[shown].text}`);
  }, 500);
}

try {
  await ensureInstalled();
  await buildAll();
  // What is set already wins: a demo may use one provider in earnest.
  process.env = { DATA_DIR: './data/demo', ...(await startStandIns()), ...process.env };
} catch (error) {
  failWith(error);
}
await import('../backend/dist/main.js');
