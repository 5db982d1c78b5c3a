import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeError } from './common/errors/describe-error.js';
import { serve } from './start/serve.js';
import { describeStartFailure } from './start/start-failure.js';

// From src as from dist, the repository's root is two folders up.
const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

// Files are for this user alone, also those of libraries.
process.umask(0o077);
// The reader of our output may have ended (EPIPE): no reason to stop.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
// Like Node's default, but without printing queries and their parameters.
process.on('uncaughtException', (error) => {
  process.stderr.write(`StorySprout stops on an unexpected error: ${JSON.stringify(describeError(error))}\n`);
  process.exit(1);
});

try {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  await serve(process.env, {
    site: fromRoot('build/site'),
    databaseTemplate: fromRoot('build/database-template'),
  });
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
}
