// Loaded into a server with `node --import`, for pictures that are the same each time: the clock shows the time of the file
// FIXED_CLOCK_FILE, and what the product takes from chance (the seeds of stories, the ids of rows) is always the same.
import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const SEED = '00000000-0000-4000-8000-000000000000';
const now = () => Date.parse(readFileSync(process.env.FIXED_CLOCK_FILE, 'utf8'));

globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length === 0 ? [now()] : args));
  }
  static now() {
    return now();
  }
};
crypto.randomUUID = () => SEED;
syncBuiltinESMExports();
// The ids of version 7 stay apart by their counter.
globalThis.crypto.getRandomValues = (array) => array.fill(7);
