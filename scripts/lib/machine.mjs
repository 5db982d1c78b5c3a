import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './workspace.mjs';

const isRoot = process.getuid?.() === 0;
const onPath = (tool) =>
  spawnSync('sh', ['-c', `command -v ${tool}`])
    .stdout.toString()
    .trim() || undefined;

/** A Chromium to drive, if the machine has one. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ?? ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean);

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
  if (missing().length > 0 && isRoot && onPath('apt-get')) {
    say(`installing from Debian: ${missing().join(', ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()], {
      env,
      stdio: 'ignore',
    });
  }
  return missing();
}
