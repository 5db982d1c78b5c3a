import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './workspace.mjs';

const isRoot = process.getuid?.() === 0;
const onPath = (tool) =>
  spawnSync('sh', ['-c', `command -v ${tool}`])
    .stdout.toString()
    .trim() || undefined;

/** The engine without windows takes two thirds of the time of the one that has them: docs/decisions/012-headless-shell.md */
const HEADLESS_SHELL = 'chromium-headless-shell';
const BROWSERS = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/** A Chromium to drive, if the machine has one. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? BROWSERS.map(onPath).find(Boolean);

/** The newest PostgreSQL's program directory, if the machine has one. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const directory = versions
    .map((version) => join(debian, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')));
  return directory ?? onPath('initdb')?.replace(/\/initdb$/, '');
}

const hasChineseFont = () =>
  /CJK|PingFang|YaHei|Hei|Song/i.test(spawnSync('fc-list', [':lang=zh']).stdout?.toString() ?? '');

/**
 * Finds what the tests need beyond npm. As root on Debian it installs what is missing; elsewhere it returns the names
 * of what is missing.
 */
export function prepareMachine() {
  const needs = [
    { name: 'chromium', present: () => Boolean(findChromium()) },
    { name: 'fonts-noto-cjk', present: hasChineseFont },
    { name: 'postgresql', present: () => Boolean(findPostgres()) },
  ];
  const missing = () => needs.filter((need) => !need.present()).map((need) => need.name);
  const canInstall = isRoot && onPath('apt-get');
  if (canInstall && !process.env.CHROMIUM_PATH && !onPath(HEADLESS_SHELL)) {
    // Where Debian has none, the browser with windows does the same.
    installFromDebian([HEADLESS_SHELL], { optional: true });
  }
  if (canInstall && missing().length > 0) installFromDebian(missing());
  return missing();
}

function installFromDebian(packages, { optional = false } = {}) {
  say(`installing from Debian: ${packages.join(', ')}`);
  const how = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' };
  try {
    execFileSync('apt-get', ['update', '-qq'], how);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], how);
  } catch (error) {
    if (!optional) throw error;
  }
}
