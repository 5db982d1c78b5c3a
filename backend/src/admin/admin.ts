import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runAdmin } from './run-admin.js';

// Files are for this user alone, also those of libraries.
process.umask(0o077);
// From src as from dist, the repository's root is three folders up.
const envFile = fileURLToPath(new URL('../../../.env', import.meta.url));
if (existsSync(envFile)) process.loadEnvFile(envFile);
process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
});
