// npm test: format, lint, types, import rules, unit, medium (embedded database and PostgreSQL), end to end.
// `npm test -- lint types unit medium e2e` runs only the parts named.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './lib/build.mjs';
import { findChromium, findPostgres, prepareMachine } from './lib/machine.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { makeScratch } from './lib/scratch.mjs';
import { Tally } from './lib/tally.mjs';
import { PACKAGES, runTool, TOOLS } from './lib/tools.mjs';
import { freePort } from '../e2e/src/support/server.mjs';
import { bin, ensureInstalled, failWith, REMOTES, ROOT, run, say } from './lib/workspace.mjs';

const parts = process.argv.slice(2);
const wants = (part) => parts.length === 0 || parts.includes(part);
const tally = new Tally();
const reports = mkdtempSync(join(tmpdir(), 'storysprout-test-'));
const scratch = makeScratch();
process.env.TMPDIR = scratch.path;
process.on('exit', scratch.remove);
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.once(signal, () => process.exit(code));
}
/** `npm run verify` sets it: every seed, every journey at both widths, every process on both databases. */
const isThorough = process.env.THOROUGH === '1';

async function prepare() {
  const missing = prepareMachine();
  if (missing.length > 0) {
    throw new Error(
      `missing on this machine: ${missing.join(', ')}. Install them and run again (docs/operations.md).`,
    );
  }
  await ensureInstalled();
  await buildAll();
}

/** Checks that only read run two at a time: the machine has two cores. */
async function staticChecks() {
  const checks = [];
  if (wants('lint')) {
    checks.push(['format', () => runTool('format:check')]);
    checks.push(['lint', () => runTool('lint')]);
    checks.push(['texts in use', () => runTool('messages')]);
    checks.push(['docs', () => runTool('docs')]);
    checks.push(['folders and names', () => runTool('structure')]);
    checks.push(['import rules', () => runTool('rules')]);
  }
  if (wants('types')) {
    for (const [at, name] of PACKAGES.entries())
      checks.push([`types ${name}`, () => run(...TOOLS.types[at])]);
  }
  const lane = async () => {
    for (let next = checks.shift(); next; next = checks.shift()) await tally.check(...next);
  };
  await Promise.all([lane(), lane()]);
}

/** Of two cores: a suite that waits for a time limit or another process leaves its own to the next. */
const WORKERS = 3;

async function jest(name, label = name, env = {}, args = []) {
  const report = join(reports, `${label.replaceAll(/[ /]/g, '-')}.json`);
  const started = Date.now();
  const failed = await run(
    bin(name, 'jest'),
    ['--json', `--outputFile=${report}`, `--maxWorkers=${WORKERS}`, ...args],
    {
      cwd: join(ROOT, name),
      env,
    },
  ).then(
    () => false,
    (error) => process.stdout.write(`${error.output}\n`),
  );
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const suitesBroken = result?.numRuntimeErrorTestSuites ?? 0;
  const failures = (result?.numFailedTests ?? 0) + suitesBroken;
  tally.add(label, result?.numPassedTests ?? 0, failures || (failed ? 1 : 0), started);
}

async function onPostgres() {
  const postgres = await startPostgres(findPostgres());
  try {
    const env = { TEST_DATABASE_URL: postgres.url };
    // What does not depend on the database is not run a second time.
    const args = [
      '--testPathPatterns',
      '\\.medium\\.test\\.ts$',
      '--testPathIgnorePatterns',
      // The lock and the dumps are of the embedded database alone; what a provider answers has to do with none.
      '/(rate-limits|site|location|words|metrics|providers|google-apple|wechat)/|sign-in-limits|data-dir-lock|daily-backups',
      'openai-|voice',
      'fuzz',
      // Whole processes take long to start, and `PostgreSQL away` below has one.
      ...(isThorough ? [] : ['killed', 'run-admin', 'serve']),
    ];
    await jest('backend', 'backend on PostgreSQL', env, args);
  } finally {
    await postgres.stop();
  }
}

const databaseAway = () => run(process.execPath, ['scripts/verify/database-away.mjs'], { show: true });

async function endToEnd() {
  const report = join(reports, 'e2e.json');
  const started = Date.now();
  const env = {
    CHROMIUM_PATH: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_PORT: String(await freePort()),
  };
  await run(bin('e2e', 'playwright'), ['test', '--reporter=list,json'], {
    cwd: join(ROOT, 'e2e'),
    env,
    show: true,
  }).catch(() => {});
  const { stats, errors } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: ['no report'] };
  // A run that could not begin has no failed test, but an error.
  const failures = stats.unexpected + stats.flaky + errors.length;
  tally.add('end to end', stats.expected, failures, started);
}

try {
  await prepare();
} catch (error) {
  failWith(error);
}
await staticChecks();
if (wants('unit')) {
  const names = ['packages/contracts', 'packages/remote-kit', 'shared-ui', 'shell', ...REMOTES, 'backend'];
  for (const name of names) await jest(name);
}
if (wants('medium')) await tally.check('a PostgreSQL starts and stops', onPostgres);
if (wants('medium')) await tally.check('PostgreSQL away under load', databaseAway);
if (wants('e2e')) await endToEnd();
say(`reports in ${reports}`);
tally.close();
