import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import {
  buildServer,
  removeServer,
  startServer,
  type ServerProcess,
  PROCESS_TIMEOUT_MS,
} from '../testing/start-server.js';
import { createTestPlace, type TestPlace } from '../testing/test-database.js';

jest.setTimeout(PROCESS_TIMEOUT_MS);

let place: TestPlace;
let running: ServerProcess[] = [];
beforeAll(async () => {
  buildServer();
  place = await createTestPlace('migrated');
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')));
  running = [];
});
afterAll(async () => {
  removeServer();
  await place.remove();
});

function start(environment: Record<string, string> = {}): ServerProcess {
  const server = startServer({
    PORT: '0',
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    ...environment,
  });
  running.push(server);
  return server;
}

/** 127.0.0.1 and the addresses at which other machines reach this one. */
const addressesOfThisMachine = () =>
  Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).filter(({ family }) => family === 'IPv4').map(({ address }) => address),
  );

const post = (url: string, path: string, body: unknown) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const person = (name: string) => ({ email: `${name}@example.org`, password: 'secret-123', nickName: name });

describe('the process', () => {
  it.each(['SIGINT', 'SIGHUP'] as const)(
    'prints its address and nothing more, and ends with 0 on %s',
    async (signal) => {
      const server = start();
      const url = await server.address();
      expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
      expect(await server.end(signal)).toBe(0);
      expect(server.output()).toBe(`StorySprout is ready: ${url}\n`);
    },
  );

  it('on SIGTERM completes requests in flight, and is not ready at once', async () => {
    const server = start();
    const url = await server.address();
    const names = Array.from({ length: 100 }, (_, index) => `flight${index}`);
    const statuses = names.map(async (name) => (await post(url, '/auth/register', person(name))).status);
    // The hashes run a few at a time, so that most are pending when the first has ended.
    await Promise.race(statuses);
    const exit = server.end('SIGTERM');
    const readiness = async () => (await fetch(`${url}/api/health/ready`)).status;
    let status = await readiness();
    // The signal takes a moment to arrive.
    while (status === 200) status = await readiness();
    expect(status).toBe(503);
    expect(await Promise.all(statuses)).toEqual(names.map(() => 201));
    expect(await exit).toBe(0);
  });

  it('killed with -9 has kept everything that it confirmed, its tokens are valid, and it starts again', async () => {
    const first = start();
    const url = await first.address();
    const names = Array.from({ length: 5 }, (_, index) => `kept${index}`);
    let token = '';
    for (const name of names) {
      const reply = await post(url, '/auth/register', person(name));
      expect(reply.status).toBe(201);
      token = ((await reply.json()) as { data: { token: string } }).data.token;
    }
    await first.end('SIGKILL');
    const again = await start().address();
    const statuses = await Promise.all(
      names.map(async (name) => (await post(again, '/auth/email', person(name))).status),
    );
    expect(statuses).toEqual(names.map(() => 200));
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${again}/api/users/profile`, { headers })).status).toBe(200);
  });

  it('with HOST=0.0.0.0 serves a school network by plain HTTP', async () => {
    const server = start({ HOST: '0.0.0.0' });
    const { port } = new URL(await server.address());
    for (const address of addressesOfThisMachine()) {
      const url = `http://${address}:${port}`;
      const reply = await post(url, '/auth/register', person(`at-${address}`));
      expect([address, reply.status]).toEqual([address, 201]);
      expect(reply.headers.get('strict-transport-security')).toBeNull();
    }
  });
});

describe('a failed start prints the reason in one line and exits with 1', () => {
  it('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    try {
      const server = start({ PORT: String(port) });
      expect(await server.exited).toBe(1);
      expect(server.output()).toBe(
        `Port ${port} is in use. Stop what uses it, or start with another PORT.\n`,
      );
    } finally {
      other.close();
    }
  });

  it('a second process on the same embedded database', async () => {
    const first = start({ DATABASE_URL: '' });
    await first.address();
    const second = start({ DATABASE_URL: '' });
    expect(await second.exited).toBe(1);
    expect(second.output()).toBe(
      `DATA_DIR ${place.dataDir} is in use by process ${first.child.pid}. Stop it first, or start with another DATA_DIR.\n`,
    );
  });

  it('a database that does not answer', async () => {
    const server = start({ DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:9/none' });
    expect(await server.exited).toBe(1);
    expect(server.output()).toBe('The database of DATABASE_URL does not answer.\n');
  });

  it('wrong settings, all of them', async () => {
    const server = start({ PORT: 'x', HOST: '127.0.0.1', TRUST_PROXY: 'many' });
    expect(await server.exited).toBe(1);
    expect(server.output()).toBe(
      'The settings are not valid:\n  PORT must be a whole number from 0 to 65535\n  TRUST_PROXY must be a whole number from 0 to 10\n',
    );
  });
});
