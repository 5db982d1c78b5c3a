// npm run demo: the whole product against stand-ins of everything that other companies run for it, on this machine alone.
// DEFAULT_REGION=china shows it as in China; any other setting of .env.example can be given too.
import { buildAll } from './lib/build.mjs';
import { ensureInstalled, failWith, say } from './lib/workspace.mjs';

/** Starts them all, and gathers their settings. */
async function startStandIns() {
  // They stand on packages that may only just have been installed.
  const { STAND_INS } = await import('./lib/demo-stand-ins.mjs');
  const settings = {};
  for (const [name, start, settingsOf] of STAND_INS) {
    const standIn = await start();
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

if (process.env.npm_command) await import('./lib/stop-with-parent.mjs');
try {
  await ensureInstalled();
  await buildAll();
  // What is set already wins: a demo may use one provider in earnest.
  process.env = { DATA_DIR: './data/demo', ...(await startStandIns()), ...process.env };
} catch (error) {
  failWith(error);
}
await import('../backend/dist/main.js');
