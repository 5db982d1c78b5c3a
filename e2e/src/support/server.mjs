import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const MAIN = resolve(HERE, '../../../backend/dist/main.js');
const SERVE_SITE = resolve(HERE, 'serve-site.mjs');

/** Finds a free TCP port. */
export const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/**
 * Starts the built product and waits until it is ready, at most 30 s and more on a busy machine.
 * @param {Record<string, string>} env settings, including `PORT` and `DATA_DIR`
 * @param {string} [site] site directory to serve instead of the built one
 * @returns the process, its origin, its output so far, and `exited`, which resolves with exit code and signal
 */
export async function startServer(env, site) {
  const child = spawn(process.execPath, site ? [SERVE_SITE, site] : [MAIN], {
    env: { ...process.env, RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exited = new Promise((done) => child.once('exit', (code, signal) => done({ code, signal })));
  const origin = `http://localhost:${env.PORT}`;
  for (let attempt = 0; ; attempt += 1) {
    const hasExited = child.exitCode !== null || child.signalCode !== null;
    if (hasExited || attempt > 600) {
      throw Object.assign(new Error(`the server did not start:\n${output}`), { code: child.exitCode });
    }
    const ready = await fetch(`${origin}/api/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { child, origin, exited, output: () => output };
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Calls the API; resolves with the status and the envelope's data and error code. */
export async function call(origin, method, path, { token, body, headers = {} } = {}) {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const envelope = await response.json();
  return { status: response.status, data: envelope.data, code: envelope.code };
}
