// npm run dev: shell, remotes and API with hot reload, on free ports.
// npm run dev -- mf-story: one remote with hot reload inside a built shell, with built other remotes.
// Data is stored in data/dev; DATA_DIR and any other setting of .env.example take precedence.
import { join } from 'node:path';
import { freePort } from '../e2e/src/support/server.mjs';
import { Api } from './dev/api.mjs';
import { freePortFrom } from './dev/free-port.mjs';
import { startNode, stop } from './dev/processes.mjs';
import { buildServer, buildSiteAround } from './lib/build.mjs';
import { registryName } from './lib/registry.mjs';
import { ensureInstalled, failWith, REMOTES, ROOT, say } from './lib/workspace.mjs';

/** Preferred ports; if one is in use, e.g. by another checkout, the next free one. */
const PREFERRED_PORTS = { site: 5100, remotes: 5101 };
const READY_TIMEOUT_MS = 180_000;

/** Resolves when an address responds; rejects at the timeout. */
async function waitFor(address) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const isReady = await fetch(address).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error(`${address} does not answer`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

function startVite(folder, port, env) {
  const args = ['node_modules/vite/bin/vite.js', '--logLevel', 'warn', '--clearScreen', 'false'];
  const vite = startNode(args, {
    cwd: join(ROOT, folder),
    env: { DEV_PORT: String(port), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  vite.once('exit', (code) => void stop(1, `the development server of ${folder} ended with ${code}`));
}

/** Ports of the site and of each remote with its own development server. */
async function choosePorts(remotes) {
  const taken = new Set();
  const site = await freePortFrom(PREFERRED_PORTS.site, taken);
  const byRemote = {};
  for (const [at, remote] of remotes.entries())
    byRemote[remote] = await freePortFrom(PREFERRED_PORTS.remotes + at, taken);
  return { site, byRemote };
}

const [remote] = process.argv.slice(2);
if (remote !== undefined && !REMOTES.includes(remote))
  failWith(new Error(`usage: npm run dev [-- ${REMOTES.join('|')}]`));
if (process.env.npm_command) await import('./lib/stop-with-parent.mjs');

/** Starts a development server for each package. @returns the addresses that respond when they are ready */
function startAll({ site, byRemote }, apiAddress) {
  const addresses = Object.entries(byRemote).map(([name, port]) => [name, `http://localhost:${port}`]);
  const registry = Object.fromEntries(addresses.map(([name, address]) => [registryName(name), address]));
  startVite('shell', site, { DEV_API: apiAddress, DEV_REMOTES: JSON.stringify(registry) });
  for (const [name, port] of Object.entries(byRemote)) startVite(name, port, {});
  return addresses.map(([, address]) => `${address}/mf-manifest.json`);
}

try {
  await ensureInstalled();
  await buildServer();
  const siteFolder = remote && (await buildSiteAround(remote));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

  const ports = await choosePorts(remote ? [] : REMOTES);
  const site = `http://localhost:${ports.site}`;
  // Not from the preferred range, where another checkout could take the port while the API restarts.
  const apiPort = await freePort();
  const apiAddress = `http://127.0.0.1:${apiPort}`;
  new Api(apiPort, site).restartOnChange();
  const awaited = [site, `${apiAddress}/api/health/ready`];
  if (remote) startVite(remote, ports.site, { DEV_API: apiAddress, DEV_SITE: siteFolder });
  else awaited.push(...startAll(ports, apiAddress));
  await Promise.all(awaited.map(waitFor));
  const what = remote ? `${remote} in the built shell` : `shell, ${REMOTES.join(', ')} and the API`;
  say(`${site} is ready: ${what}, with hot reload. Ctrl-C ends it.`);
} catch (error) {
  if (error.output !== undefined) failWith(error);
  await stop(1, error.message);
}
