import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import type { AuthData } from '@storysprout/contracts/api/auth';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp, type AppOptions } from '../app.setup.js';
import { PasswordHashService } from '../auth/password/password-hash.service.js';
import { Lifecycle } from '../common/lifecycle.js';
import { readSettings } from '../config/settings.js';
import { loadTokenKey } from '../config/token-key.js';
import { openDatabase, type OpenDatabase } from '../database/open-database.js';
import { SCHEMA } from '../schema.js';
import { createTestPlace } from './test-database.js';

/** A reply of any form: the expectations of the tests check it. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyReply = any;

export interface TestReply<T = AnyReply> {
  status: number;
  headers: Headers;
  /** The parsed envelope; undefined for an empty body. */
  body: T;
}

export interface TestRequest {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApp {
  /** `http://127.0.0.1:port` */
  url: string;
  nest: NestFastifyApplication;
  database: OpenDatabase;
  /** The folder of this installation's files. */
  dataDir: string;
  lifecycle: Lifecycle;
  /** The log of the application so far. */
  log(): string;
  /** Calls the API over HTTP: `call('GET', '/users/profile', { token })`. The path is relative to `/api`. */
  call<T = AnyReply>(method: string, path: string, request?: TestRequest): Promise<TestReply<T>>;
  close(): Promise<void>;
}

/** A thousandth of the real work: suites register hundreds of users. */
const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Starts the real application on a real database and a real port. One per suite: close it in `afterAll`. */
export async function createTestApp(
  environment: Record<string, string> = {},
  options: AppOptions = {},
): Promise<TestApp> {
  const place = await createTestPlace('migrated');
  const settings = readSettings({
    RATE_LIMITS: 'off',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    ...environment,
  });
  const database = await openDatabase(settings, SCHEMA);
  const lifecycle = new Lifecycle();
  const logged: Buffer[] = [];
  const stream = new PassThrough().on('data', (chunk: Buffer) => logged.push(chunk));
  const runtime = { settings, tokenKey: await loadTokenKey(settings), database, lifecycle };
  const nest = await createApp(runtime, { logger: { level: 'warn', stream }, ...options });
  nest.get(PasswordHashService).cost = CHEAP_HASH;
  await nest.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(nest.getHttpServer().address() as AddressInfo).port}`;
  return {
    url,
    nest,
    database,
    dataDir: place.dataDir,
    lifecycle,
    log: () => Buffer.concat(logged).toString('utf8'),
    call: (method, path, request) => callApi(url, method, path, request),
    close: async () => {
      // fetch opens connections in advance, and a connection without a request does not count as idle.
      nest.getHttpServer().closeAllConnections();
      await nest.close();
      await database.close();
      await place.remove();
    },
  };
}

async function callApi(
  url: string,
  method: string,
  path: string,
  request: TestRequest = {},
): Promise<TestReply> {
  const { token, body, headers } = request;
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: text === '' ? undefined : JSON.parse(text) };
}

let people = 0;

/** Registers a new user; resolves with token, profile and credentials. */
export async function registerUser(
  app: TestApp,
  person: Partial<{ email: string; password: string; nickName: string }> = {},
): Promise<AuthData & { email: string; password: string }> {
  people += 1;
  const body = { email: `pupil${people}@example.org`, password: 'secret-123', nickName: 'Pupil', ...person };
  const reply = await app.call<{ data: AuthData }>('POST', '/auth/register', { body });
  if (reply.status !== 201) throw new Error(`register answered ${reply.status}`);
  return { ...reply.body.data, email: body.email, password: body.password };
}
