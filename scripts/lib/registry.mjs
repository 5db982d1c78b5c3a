import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { compressDirectory } from './compress.mjs';

const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
/** A remote's name in the registry, e.g. `mf_story` for the folder `mf-story`. */
export const registryName = (remote) => remote.replaceAll('-', '_');

function filesIn(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(directory, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .sort();
}

/** Reads a site's registry; an empty one if nothing was published. */
export function readRegistry(site) {
  const file = join(site, 'remotes.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { schema: 1, remotes: {} };
}

/** Replaces a site's registry atomically. */
export function writeRegistry(site, registry) {
  const file = join(site, 'remotes.json');
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(temporary, file);
}

/** The entry chunk and all static imports of it and of the exposed module, to be preloaded together. */
function preloadOf(dist, base) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const federation = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  const exposed = federation.exposes.find((row) => row.path === './remote');
  const wanted = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    (chunk.imports ?? []).forEach(visit);
  };
  const byFile = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));
  const entry = federation.metaData.remoteEntry.name;
  for (const file of [entry, ...(exposed?.assets.js.sync ?? [])])
    visit(byFile.get(posix.normalize(file)) ?? file);
  wanted.delete(entry);
  return { entry: base + entry, preload: [...wanted].map((file) => base + file).sort() };
}

/** Builds the registry entry of a release. */
function releaseRecord(dist, base, version, shellRange) {
  const files = {};
  const css = [];
  for (const name of filesIn(dist)) {
    const address = base + name;
    if (name.endsWith('.js')) files[address] = sha384(readFileSync(join(dist, name)));
    if (name.endsWith('.css')) css.push({ href: address, integrity: sha384(readFileSync(join(dist, name))) });
  }
  return { version, shell: shellRange, ...preloadOf(dist, base), files, css };
}

const withoutLastGood = ({ lastGood: _, ...release }) => release;

/**
 * Publishes a built remote: copies its files into an immutable release folder, then updates the registry.
 * The previous release becomes `lastGood`.
 * @returns the published version: the package's version and a hash of the build output
 */
export async function publish({ site, remote, dist, packageVersion, shellRange }) {
  const built = filesIn(dist).filter((name) => /\.(js|css|svg)$/.test(name));
  const hash = createHash('sha256');
  for (const name of built) hash.update(`${name}\0`).update(readFileSync(join(dist, name)));
  const version = `${packageVersion}-${hash.digest('hex').slice(0, 8)}`;
  const folder = join(site, 'remotes', remote, version);
  if (!existsSync(folder)) {
    const temporary = `${folder}.${process.pid}.tmp`;
    mkdirSync(dirname(folder), { recursive: true });
    for (const name of built) cpSync(join(dist, name), join(temporary, name));
    await compressDirectory(temporary);
    renameSync(temporary, folder);
  }
  const registry = readRegistry(site);
  const before = registry.remotes[registryName(remote)];
  if (before?.version === version) return version;
  const record = releaseRecord(dist, `/remotes/${remote}/${version}/`, version, shellRange);
  registry.remotes[registryName(remote)] = before ? { ...record, lastGood: withoutLastGood(before) } : record;
  writeRegistry(site, registry);
  return version;
}

/** Rolls a remote back to its last good release. Throws if there is none. */
export function rollBack({ site, remote }) {
  const registry = readRegistry(site);
  const record = registry.remotes[registryName(remote)];
  if (!record?.lastGood) throw new Error(`${remote} has no release to go back to`);
  registry.remotes[registryName(remote)] = { ...record.lastGood, lastGood: withoutLastGood(record) };
  writeRegistry(site, registry);
  return record.lastGood.version;
}

/** Removes old release folders, except those in the registry and the newest `keep`, so that local builds do not accumulate. */
export function prune({ site, remote, keep }) {
  const directory = join(site, 'remotes', remote);
  const record = readRegistry(site).remotes[registryName(remote)];
  const named = new Set([record?.version, record?.lastGood?.version]);
  const others = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !named.has(entry.name))
    .map((entry) => entry.name);
  for (const name of others.slice(0, Math.max(0, others.length - keep))) {
    rmSync(join(directory, name), { recursive: true, force: true });
  }
}
