import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeBillOfMaterials } from '../supply/bill-of-materials.mjs';
import { compressDirectory } from './compress.mjs';
import { PACKAGES } from './tools.mjs';
import { prune, publish, readRegistry, registryName, writeRegistry } from './registry.mjs';
import {
  bin,
  digestOf,
  filesUnder,
  REMOTES,
  ROOT,
  run,
  runInLanes,
  say,
  SITE,
  whenChanged,
} from './workspace.mjs';

const COMMON = ['pnpm-lock.yaml', 'tsconfig.base.json'];
/** Number of releases of a remote that local builds keep in addition to the registry's two, for open tabs. */
const KEPT_RELEASES = 3;
/** The site of `npm run dev -- <remote>`. */
const DEVELOPMENT_SITE = join(ROOT, 'build/development-site');

/** A migrated database without rows, which `backend/src/start/serve.ts` copies for a new installation. */
const DATABASE_TEMPLATE = join(ROOT, 'build/database-template');

const step = (name, inputs, build) =>
  whenChanged(name, digestOf(filesUnder([...COMMON, ...inputs])), async () => {
    say(`building ${name}`);
    await build();
  });

/** Compiles a package's TypeScript, or one folder of it, for Node. */
const compile = (name, extra = [], folder = 'src') =>
  run(
    bin('.', 'swc'),
    [
      folder,
      '--out-dir',
      'dist',
      '--strip-leading-paths',
      '--config-file',
      '.swcrc',
      '--ignore',
      '**/*.test.ts,**/*.test.tsx',
      ...extra,
    ],
    { cwd: join(ROOT, name) },
  );

/** Copies files of earlier builds that are younger than the lifetime of a token and not in the new build. */
function keepRecent(from, to) {
  if (!existsSync(from)) return;
  const youngerThan = Date.now() - 7 * 24 * 3_600_000;
  const filter = (source) => statSync(source).isDirectory() || statSync(source).mtimeMs > youngerThan;
  cpSync(from, to, { recursive: true, force: false, preserveTimestamps: true, filter });
}

async function buildShell() {
  await run(bin('shell', 'vite'), ['build'], { cwd: join(ROOT, 'shell') });
  const temporary = join(SITE, 'shell.tmp');
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(SITE, { recursive: true });
  cpSync(join(ROOT, 'shell/dist'), temporary, { recursive: true });
  // Keeps assets of earlier builds for open tabs; their names contain their hash.
  keepRecent(join(SITE, 'shell/assets'), join(temporary, 'assets'));
  await compressDirectory(temporary);
  rmSync(join(SITE, 'shell'), { recursive: true, force: true });
  renameSync(temporary, join(SITE, 'shell'));
}

async function buildRemote(remote) {
  const directory = join(ROOT, remote);
  await run(bin(remote, 'vite'), ['build'], { cwd: directory });
  const { version: packageVersion, storysprout } = JSON.parse(
    readFileSync(join(directory, 'package.json'), 'utf8'),
  );
  await publish({
    site: SITE,
    remote,
    dist: join(directory, 'dist'),
    packageVersion,
    shellRange: storysprout.shell,
  });
  prune({ site: SITE, remote, keep: KEPT_RELEASES });
}

/** Inputs of shell and remotes outside of their own folders. */
const BROWSER = [
  'packages/tooling/vite',
  'packages/contracts/src',
  'packages/contracts/package.json',
  'packages/remote-kit/src',
  'packages/remote-kit/package.json',
  'shared-ui/src',
  'shared-ui/package.json',
];

/** Builds changed parts of the server by swc: contracts, covers and backend. @returns whether anything changed */
export async function buildServer() {
  const steps = [
    await step('contracts', ['packages/contracts'], () => {
      rmSync(join(ROOT, 'packages/contracts/dist'), { recursive: true, force: true });
      return compile('packages/contracts');
    }),
    await step('covers', ['shared-ui/src/covers', 'shared-ui/.swcrc'], () => {
      rmSync(join(ROOT, 'shared-ui/dist'), { recursive: true, force: true });
      return compile('shared-ui', [], 'src/covers');
    }),
    await step(
      'backend',
      ['packages/contracts/src', 'backend/src', 'backend/.swcrc', 'backend/package.json'],
      () => {
        rmSync(join(ROOT, 'backend/dist'), { recursive: true, force: true });
        return compile('backend', ['--copy-files']);
      },
    ),
  ];
  await step('database template', ['backend/src/database', 'backend/src/schema.ts'], () =>
    run(process.execPath, ['backend/dist/start/write-database-template.js', DATABASE_TEMPLATE]),
  );
  return steps.includes(true);
}

/** Tasks that build the changed ones of the given remotes by Vite and publish them locally. */
const remoteBuilds = (remotes) =>
  remotes.map((remote) => () => step(remote, [...BROWSER, remote], () => buildRemote(remote)));

/** The packages of the workspace; the lockfile has all others. */
const MANIFESTS = ['package.json', ...PACKAGES.map((folder) => `${folder}/package.json`)];

/** Builds the changed parts of server, shell and remotes; publishes the remotes locally. Writes what ships. */
export async function buildAll() {
  await buildServer();
  await runInLanes([
    () => step('shell', [...BROWSER, 'shell'], buildShell),
    ...remoteBuilds(REMOTES),
    // The product runs without it: a machine that has lost pnpm still starts.
    () => step('bill of materials', MANIFESTS, writeBillOfMaterials).catch(({ message }) => say(message)),
  ]);
}

/**
 * Builds changed parts of the site around one remote under development: a shell whose React supports hot updates, and the
 * other remotes.
 * @returns the folder to serve: the shell's files, `remotes/` and `remotes.json`
 */
export async function buildSiteAround(remote) {
  const others = REMOTES.filter((name) => name !== remote);
  await runInLanes(remoteBuilds(others));
  await step('shell for development', [...BROWSER, 'shell'], () =>
    run(
      bin('shell', 'vite'),
      ['build', '--mode', 'development', '--outDir', DEVELOPMENT_SITE, '--emptyOutDir'],
      { cwd: join(ROOT, 'shell'), env: { NODE_ENV: 'development' } },
    ),
  );
  const { schema, remotes } = readRegistry(SITE);
  rmSync(join(DEVELOPMENT_SITE, 'remotes'), { recursive: true, force: true });
  for (const name of others) {
    const release = join('remotes', name, remotes[registryName(name)].version);
    cpSync(join(SITE, release), join(DEVELOPMENT_SITE, release), { recursive: true });
  }
  writeRegistry(DEVELOPMENT_SITE, { schema, remotes });
  return DEVELOPMENT_SITE;
}
