import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Call } from '@storysprout/contracts/api/call';
import { API_CALLS } from '@storysprout/contracts/api/calls';
import { errorEnvelopeSchema, successEnvelope } from '@storysprout/contracts/api/error';
import * as fc from 'fast-check';
import { createTestApp, registerUser, type AnyReply, type TestApp } from '../testing/create-test-app.js';
import { hostileRequest, type HostileRequest } from '../testing/hostile-requests.js';
import { seedStories, setShared } from '../testing/seed-stories.js';

const REQUESTS = 2_000;
const IN_FLIGHT = 8;
const SEED = 20_261_121;

/** Placeholders of the ids below, which change when requests delete their stories. */
const PLACES = Array.from({ length: 4 }, (_, index) => `00000000-0000-4000-8000-00000000000${index}`);

let app: TestApp;
let document: AnyReply;
let token: string;
/** Two stories of the user, and a shared and a private one of another user. */
let ids: string[];
beforeAll(async () => {
  app = await createTestApp();
  document = (await app.call('GET', '/openapi.json')).body;
  await settle();
}, 60_000);
afterAll(() => app.close());

let failure: string | undefined;
const statuses: Record<number, number> = {};

describe('2,000 hostile requests, several at once', () => {
  it('meet no 5xx but "not configured", nothing outside the contract, and an X-Request-Id on every reply', async () => {
    const batch = fc.array(hostileRequest(document, PLACES), { minLength: IN_FLIGHT, maxLength: IN_FLIGHT });
    const property = fc.asyncProperty(batch, async (requests) => {
      const replies = await Promise.all(requests.map(send));
      for (const [index, reply] of replies.entries()) {
        failure ??= await judge(requests[index]!, reply).then(
          () => undefined,
          (error: Error) => describeFailure(requests[index]!, reply, error),
        );
      }
      expect(failure).toBeUndefined();
      // Some requests sign the user out or delete the account.
      if ((await app.call('GET', '/auth/logins', { token })).status === 401)
        ({ token } = await registerUser(app));
    });
    await fc.check(property, { numRuns: REQUESTS / IN_FLIGHT, seed: SEED, endOnFailure: true });
    expect(failure).toBeUndefined();
    // Some requests were accepted.
    expect(statuses[200]).toBeGreaterThan(REQUESTS / 10);
    expect(statuses[201]).toBeGreaterThan(0);
  }, 240_000);

  it('leave nothing unexpected in the log, and the process healthy', async () => {
    // Errors that pages report are logged: that is the purpose of the call.
    const lines = app
      .log()
      .split('\n')
      .filter((line) => line !== '' && !line.includes('"msg":"a page failed"'));
    expect(lines).toEqual([]);
    expect((await app.call('GET', '/health/ready')).status).toBe(200);
  });
});

interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

/** Some requests sign the user out or delete the account or its stories: creates new ones then. */
async function settle(): Promise<void> {
  const own = token && (await app.call('GET', '/stories/recent', { token }));
  if (own && own.status === 200 && own.body.data.stories.length > 1) return;
  const [owner, other] = [await registerUser(app), await registerUser(app)];
  token = owner.token;
  const [shared, hidden] = (await seedStories(app, other.userInfo.id, 2)) as [string, string];
  await setShared(app, shared, true);
  ids = [...(await seedStories(app, owner.userInfo.id, 2)), shared, hidden];
}

const withIds = (text: string) =>
  PLACES.reduce((filled, place, index) => filled.replaceAll(place, ids[index]!), text);

async function send({ method, path, headers, body, as }: HostileRequest): Promise<Reply> {
  const bearer = { guest: undefined, user: token, forger: `${token}x` }[as];
  const reply = await fetch(`${app.url}/api${withIds(path)}`, {
    method,
    headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
    redirect: 'manual',
    ...(body !== undefined && { body: withIds(body) }),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

/** Throws for a reply that the contract does not allow. */
async function judge(request: HostileRequest, { status, headers, text }: Reply): Promise<void> {
  statuses[status] = (statuses[status] ?? 0) + 1;
  must(status < 500 || status === 501, 'a fault of ours');
  must(/^[0-9a-f-]{36}$/.test(headers.get('x-request-id') ?? ''), 'no X-Request-Id');
  must(headers.get('x-injected') === null, 'a header got in');
  if (request.method === 'HEAD' || status === 304) {
    must(text === '', 'a body where there is none');
  } else if (headers.get('content-type')?.startsWith('text/event-stream')) {
    must(/^event: progress\n[^]*\nevent: (done|error)\ndata: .*\n\n$/.test(text), 'no whole event stream');
  } else if (status >= 400) {
    const { code } = errorEnvelopeSchema.strict().parse(JSON.parse(text));
    const operation = operationOf(request);
    // Another verb, or an address that leads elsewhere, belongs to no call.
    const isDescribed = !operation || operation.responses[status]?.description.includes(code);
    must(status === 404 || isDescribed, 'a failure that the document does not name');
  } else {
    judgeSuccess(request, status, JSON.parse(text));
  }
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

const describeFailure = (request: HostileRequest, reply: Reply, error: Error) =>
  `${JSON.stringify(request).slice(0, 2_000)}\nanswered ${reply.status} ${reply.text.slice(0, 500)}\n${error.message}`;

/** The call of a request; undefined for another verb. */
function operationOf({ operationId, method }: HostileRequest): AnyReply {
  const verbs = Object.values<AnyReply>(document.paths).find((operations) =>
    Object.values<AnyReply>(operations).some((operation) => operation.operationId === operationId),
  );
  return verbs[method.toLowerCase()];
}

/** Checks that a success has the form of the contract. */
function judgeSuccess(request: HostileRequest, status: number, body: unknown): void {
  const operation = operationOf(request);
  must(operation && String(status) in operation.responses, 'a success that the document does not name');
  const [area, name] = operation.operationId.split('.');
  const calls: Record<string, Record<string, Call>> = API_CALLS;
  const call = calls[area]![name]!;
  (call.raw ? call.data : successEnvelope(call.data)).parse(body);
}
