import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './workspace.mjs';

const isRoot = process.getuid?.() === 0;
const onPath = (tool) =>
  spawnSync('sh', ['-c', `command -v ${tool}`])
    .stdout.toString()
    .trim() || undefined;

/** Chromium's headless shell takes two thirds of the time of the full browser: docs/decisions/012-headless-shell.md */
const HEADLESS_SHELL = 'chromium-headless-shell';
const BROWSERS = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/** Path of an installed Chromium, if any. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? BROWSERS.map(onPath).find(Boolean);

/** Program directory of the newest installed PostgreSQL, if any. */
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

/** Finds the system packages that the tests need. As root on Debian installs missing ones; elsewhere returns their names. */
export function prepareMachine() {
  const needs = [
    { name: 'chromium', present: () => Boolean(findChromium()) },
    { name: 'fonts-noto-cjk', present: hasChineseFont },
    { name: 'postgresql', present: () => Boolean(findPostgres()) },
  ];
  const missing = () => needs.filter((need) => !need.present()).map((need) => need.name);
  const canInstall = isRoot && onPath('apt-get');
  if (canInstall && !process.env.CHROMIUM_PATH && !onPath(HEADLESS_SHELL)) {
    // Without a headless shell in Debian, the full browser is used.
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
