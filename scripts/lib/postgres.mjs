import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** PostgreSQL does not run as root: as root its programs are started as the system's `postgres` user. */
function account() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts a separate PostgreSQL in a temporary directory, with durability settings off: for tests only.
 * @param programs the directory of initdb and postgres
 * @returns its URL; `halt` and `start` to interrupt it; `stop` to end it
 */
export async function startPostgres(programs) {
  const owner = account();
  const directory = mkdtempSync(join(tmpdir(), 'storysprout-pg-'));
  if (owner.uid !== undefined) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const options = { ...owner, cwd: directory, stdio: 'ignore' };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'storysprout', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    options,
  );
  const port = await freePort();
  let server;
  let ended;

  async function start() {
    const place = ['-D', data, '-p', String(port), '-k', directory];
    const tuning = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=100'];
    const args = [...place, ...tuning.flatMap((setting) => ['-c', setting])];
    server = spawn(join(programs, 'postgres'), args, options);
    ended = new Promise((done) => server.once('exit', done));
    for (let attempt = 0; ; attempt += 1) {
      try {
        execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], options);
        return;
      } catch {
        if (attempt > 100 || server.exitCode !== null) throw new Error('the test PostgreSQL did not start');
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  }

  /** Ends every connection at once, like a restart of the server; `start` restarts it with its data. */
  async function halt() {
    server.kill('SIGINT');
    await ended;
  }

  await start();
  return {
    url: `postgres://storysprout@127.0.0.1:${port}/postgres`,
    start,
    halt,
    async stop() {
      await halt();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
