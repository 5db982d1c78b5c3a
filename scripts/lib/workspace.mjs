import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const SITE = join(ROOT, 'build/site');
/** Folders of the remotes: every package in the root whose name begins with `mf-`. */
export const REMOTES = readdirSync(ROOT).filter(
  (name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'package.json')),
);

const PNPM = 'pnpm@12.21.0';
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'test-results', 'coverage']);

/** Prints a progress message on a separate line. */
export const say = (line) => process.stdout.write(`· ${line}\n`);

/** Files under the given paths (relative to the root), sorted, without generated ones. */
export function filesUnder(paths) {
  const found = [];
  const walk = (path) => {
    for (const entry of readdirSync(join(ROOT, path), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name) || entry.isSymbolicLink()) continue;
      const child = join(path, entry.name);
      if (entry.isDirectory()) walk(child);
      else found.push(child);
    }
  };
  for (const path of paths) {
    if (/\.[a-z]+$/.test(path)) found.push(path);
    else walk(path);
  }
  return found.sort();
}

/** Hash of the names and contents of files: the cache key of a build step. */
export function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

const stampFile = (name) => join(ROOT, 'build/stamps', name);

/** Runs a build step, unless its inputs are unchanged since its last success. */
export async function whenChanged(name, digest, step) {
  let before = '';
  try {
    before = readFileSync(stampFile(name), 'utf8');
  } catch {
    // Never built.
  }
  if (before === digest) return false;
  await step();
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), digest);
  return true;
}

const children = new Set();
process.on('exit', () => children.forEach((child) => child.kill()));

/** Starts a command that ends with this process. @returns the child process */
export function start(command, args, { cwd = ROOT, env = {}, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio });
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const exitOnSignal = (signal) => process.exit(128 + constants.signals[signal]);
let runningCommands = 0;

/** By default a signal ends this process without its exit listeners, which end the child processes. */
function exitOnSignalsUntil(child) {
  if (runningCommands === 0) for (const signal of SIGNALS) process.on(signal, exitOnSignal);
  runningCommands += 1;
  child.once('close', () => {
    runningCommands -= 1;
    if (runningCommands === 0) for (const signal of SIGNALS) process.off(signal, exitOnSignal);
  });
}

/** Runs a command to its end. Rejects with its output if it fails; `show` prints the output while it runs. */
export function run(command, args, { cwd = ROOT, env = {}, show = false } = {}) {
  return new Promise((done, fail) => {
    const channel = show ? 'inherit' : 'pipe';
    const child = start(command, args, { cwd, env, stdio: ['ignore', channel, channel] });
    exitOnSignalsUntil(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0
        ? done(output)
        : fail(Object.assign(new Error(`${command} ${args.join(' ')} failed`), { output, code })),
    );
  });
}

/** Runs tasks with a concurrency of two, for two cores, and resolves after all. Rejects as soon as one does. */
export async function runInLanes(tasks) {
  const waiting = [...tasks];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([lane(), lane()]);
}

/** Path of a package's command line tool, e.g. `bin('shell', 'vite')`. */
export const bin = (workspacePackage, tool) => join(ROOT, workspacePackage, 'node_modules/.bin', tool);

/** Runs a command of pnpm to its end, without printing its output. */
export const pnpm = (...args) => run('npx', ['-y', PNPM, ...args]);

const install = (...options) =>
  run('npx', ['-y', PNPM, 'install', ...options, '--config.confirmModulesPurge=false'], { show: true });

/** Adds new packages of the workspace to the lockfile and installs their dependencies. */
export const installNewPackages = () => install('--no-frozen-lockfile', '--prefer-offline');

/** Installs the workspace's packages if the installed ones differ from the lockfile. */
export async function ensureInstalled() {
  const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  let present = true;
  try {
    readFileSync(join(ROOT, 'node_modules/.modules.yaml'));
  } catch {
    present = false;
  }
  const digest = present ? digestOf(manifests) : `absent-${Date.now()}`;
  await whenChanged('install', digest, async () => {
    say('installing packages (only the first time, or when they change)');
    await install('--frozen-lockfile');
  });
  if (!present) writeFileSync(stampFile('install'), digestOf(manifests));
}

/** Prints the error of a failed step and exits. */
export function failWith(error) {
  process.stderr.write(`\n${error.output ?? ''}\n✗ ${error.message}\n`);
  process.exit(1);
}
