// Loaded into a server with `node --import`, for reproducible screenshots: the clock returns the time in the file
// FIXED_CLOCK_FILE, and random values (seeds of stories, ids of rows) are deterministic.
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
// UUIDs of version 7 stay unique by their counter.
globalThis.crypto.getRandomValues = (array) => array.fill(7);
