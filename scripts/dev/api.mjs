import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../lib/build.mjs';
import { ROOT, say } from '../lib/workspace.mjs';
import { end, isStopping, startNode } from './processes.mjs';

const SOURCES = ['backend/src', 'packages/contracts/src', 'shared-ui/src/covers'];
/** Debounce of file events: an editor saves several files, each in several steps. */
const SAVE_DEBOUNCE_MS = 300;

/** Runs the built API as a process that is restarted when its sources change. */
export class Api {
  isRestarting = false;

  constructor(port, siteAddress) {
    this.environment = {
      DATA_DIR: './data/dev',
      RATE_LIMITS: 'off',
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: siteAddress,
    };
    this.start();
  }

  start() {
    this.child = startNode(['backend/dist/main.js'], {
      env: this.environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // Its own address is not printed, because the site proxies requests.
    this.child.stdout.on('data', (chunk) => {
      if (!String(chunk).startsWith('StorySprout is ready')) process.stdout.write(chunk);
    });
    this.child.once('exit', (code) => {
      if (!isStopping && !this.isRestarting)
        say(`the API ended with ${code}: it starts again when its sources change`);
    });
  }

  /** Builds changes and restarts the API, unless the build fails. Changes during a build are built afterwards. */
  async rebuild() {
    if (this.isRestarting) return this.schedule();
    this.isRestarting = true;
    try {
      if (await buildServer()) {
        await end(this.child);
        if (isStopping) return;
        this.start();
        say('the API starts again');
      }
    } catch (error) {
      process.stderr.write(`${error.output ?? error.stack}\n`);
    }
    this.isRestarting = false;
  }

  schedule() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.rebuild(), SAVE_DEBOUNCE_MS);
  }

  restartOnChange() {
    for (const folder of SOURCES) {
      watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
        if (!String(file).endsWith('.test.ts')) this.schedule();
      });
    }
  }
}
