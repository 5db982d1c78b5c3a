// npm run demo: runs the product locally with stand-ins for all external services.
// DEFAULT_REGION=china shows it as in China; any other setting of .env.example can be set, too.
import { buildAll } from './lib/build.mjs';
import { ensureInstalled, failWith, say } from './lib/workspace.mjs';

/** Starts all stand-ins and collects their settings. */
async function startStandIns() {
  // Imported here, because their packages may have been installed just now.
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

/** Prints every received mail, for its links. */
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
  // Stand-ins charge nothing, so that accounts need not be confirmed to meet them.
  const budgets = { BUDGET_UNCONFIRMED: '1000', BUDGET_PER_NEW_PUPIL: '1000' };
  // Existing settings take precedence, so that a demo may use a real provider.
  process.env = { DATA_DIR: './data/demo', ...budgets, ...(await startStandIns()), ...process.env };
} catch (error) {
  failWith(error);
}
await import('../backend/dist/main.js');
