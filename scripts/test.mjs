// npm test: format, lint, types, import rules, unit, medium (embedded database and PostgreSQL), end to end.
// `npm test -- lint types unit medium e2e` runs only the given parts.
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
import { bin, ensureInstalled, failWith, ROOT, run, runInLanes, say } from './lib/workspace.mjs';

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

/** Read-only checks, run with a concurrency of two, for two cores. */
async function staticChecks() {
  const checks = [];
  if (wants('lint')) {
    checks.push(['format', () => runTool('format:check')]);
    checks.push(['lint', () => runTool('lint')]);
    checks.push(['texts in use', () => runTool('messages')]);
    checks.push(['docs', () => runTool('docs')]);
    checks.push(['folders and names', () => runTool('structure')]);
    checks.push(['import rules', () => runTool('rules')]);
    checks.push(['licences and advisories', () => runTool('supply')]);
  }
  if (wants('types')) {
    for (const [at, name] of PACKAGES.entries())
      checks.push([`types ${name}`, () => run(...TOOLS.types[at])]);
  }
  await runInLanes(checks.map((check) => () => tally.check(...check)));
}

const ON_POSTGRES = 'backend on PostgreSQL';

/** Runs the suites of all packages in one Jest process. @param selection `--selectProjects` or `--ignoreProjects` with names */
async function jest(selection, env = {}) {
  const file = join(reports, 'jest.json');
  const started = Date.now();
  const options = ['--config', 'packages/tooling/jest.workspace.mjs', ...selection];
  const isFailed = await run(bin('.', 'jest'), options, { env: { ...env, JEST_TALLY_FILE: file } }).then(
    () => false,
    (error) => process.stdout.write(`${error.output}\n`),
  );
  const tallies = existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [];
  for (const [name, { passed, failed, milliseconds }] of tallies)
    tally.add(name, passed, failed, milliseconds);
  const isCounted = tallies.some(([, { failed }]) => failed > 0);
  tally.add('all suites in one Jest', isFailed ? 0 : 1, isFailed && !isCounted ? 1 : 0, Date.now() - started);
}

/** Runs suites with a separate PostgreSQL. */
async function withPostgres(work) {
  const postgres = await startPostgres(findPostgres());
  try {
    await work({ POSTGRES_URL: postgres.url });
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
  // A run that fails to start has an error but no failed test.
  const failures = stats.unexpected + stats.flaky + errors.length;
  tally.add('end to end', stats.expected, failures, Date.now() - started);
}

try {
  await prepare();
} catch (error) {
  failWith(error);
}
await staticChecks();
if (wants('medium')) {
  const selection = wants('unit') ? [] : ['--selectProjects', ON_POSTGRES];
  await withPostgres((env) => jest(selection, env));
} else if (wants('unit')) await jest(['--ignoreProjects', ON_POSTGRES]);
if (wants('medium')) await tally.check('PostgreSQL away under load', databaseAway);
if (wants('e2e')) await endToEnd();
say(`reports in ${reports}`);
tally.close();
