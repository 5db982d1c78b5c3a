// @ts-check
import { createServer } from 'node:http';

/**
 * A received request, recorded for assertions.
 * @typedef {object} RecordedRequest
 * @property {string} method
 * @property {string} path without the query
 * @property {URLSearchParams} query
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text the body as sent
 * @property {any} body parsed JSON or form by content type; otherwise undefined
 * @property {boolean} isGone whether the client disconnected before the response was complete
 */

/**
 * A fault of a response, on any route; routes may support further behaviours by name.
 * @typedef {object} Fault
 * @property {number} [delayMs] delay of the response
 * @property {boolean} [hang] never responds
 * @property {boolean} [cut] closes the socket in the middle of the response
 * @property {number} [status] responds with this status and `reply`
 * @property {unknown} [reply] JSON body for `status`
 * @property {Record<string, string>} [headers] additional headers
 * @property {string} [behave] name of a behaviour of the route
 * @property {string} [path] applies only to requests to this path
 */

/**
 * @typedef {object} Answer
 * @property {number} [status]
 * @property {Record<string, string>} [headers]
 * @property {unknown} [json]
 * @property {string | Uint8Array} [body]
 * @property {AsyncIterable<string> | Iterable<string>} [chunks] sent one by one
 */

/** @typedef {(request: RecordedRequest, fault: Fault) => Answer | Promise<Answer>} Route */

/**
 * Starts a stand-in for an external service on 127.0.0.1.
 * @param {Record<string, Route>} routes by `METHOD /path`
 * @param {{ port?: number }} [options] any free port by default
 */
export async function startStandIn(routes, { port = 0 } = {}) {
  /** @type {RecordedRequest[]} */
  const requests = [];
  /** @type {Fault[]} */
  let faults = [];
  /** @type {Fault | undefined} */
  let persistentFault;

  const server = createServer(async (message, response) => {
    const request = await read(message);
    requests.push(request);
    response.on('close', () => (request.isGone = !response.writableFinished));
    const appliesTo = (/** @type {Fault | undefined} */ fault) => !fault?.path || fault.path === request.path;
    const at = faults.findIndex(appliesTo);
    const fault =
      (at >= 0 ? faults.splice(at, 1)[0] : appliesTo(persistentFault) ? persistentFault : undefined) ?? {};
    if (fault.hang) return;
    if (fault.delayMs) await new Promise((done) => setTimeout(done, fault.delayMs));
    const route = routes[`${request.method} ${request.path}`];
    const answer = fault.status
      ? { status: fault.status, json: fault.reply ?? {} }
      : ((await route?.(request, fault)) ?? { status: 404, json: { error: 'no such route' } });
    await send(response, { ...answer, headers: { ...answer.headers, ...fault.headers } }, fault);
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', () => done(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** Every request so far, oldest first. */
    requests,
    /**
     * Queues faults for the next requests, one each.
     * @param {Fault[]} nextFaults
     */
    next: (...nextFaults) => void faults.push(...nextFaults),
    /**
     * Sets the fault of every further request; none without argument.
     * @param {Fault} [fault]
     */
    always: (fault) => void (persistentFault = fault),
    /** Clears requests and faults. */
    reset() {
      requests.length = 0;
      faults = [];
      persistentFault = undefined;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** @param {import('node:http').IncomingMessage} message @returns {Promise<RecordedRequest>} */
async function read(message) {
  const parts = [];
  for await (const part of message) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  const url = new URL(message.url ?? '/', 'http://stand-in');
  const type = message.headers['content-type'] ?? '';
  let body;
  if (type.includes('json')) body = text === '' ? undefined : JSON.parse(text);
  if (type.includes('x-www-form-urlencoded')) body = Object.fromEntries(new URLSearchParams(text));
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    text,
    body,
    isGone: false,
  };
}

/** @param {import('node:http').ServerResponse} response @param {Answer} answer @param {Fault} fault */
async function send(response, answer, fault) {
  const json = answer.json === undefined ? undefined : JSON.stringify(answer.json);
  const type = json === undefined ? {} : { 'Content-Type': 'application/json' };
  response.writeHead(answer.status ?? 200, { ...type, ...answer.headers });
  if (answer.chunks) {
    let sent = 0;
    for await (const chunk of answer.chunks) {
      if (response.destroyed) return;
      response.write(chunk);
      sent += 1;
      if (fault.cut && sent === 2) {
        // Lets the sent chunks arrive, so that the client sees a broken response and not a refused connection.
        await new Promise((done) => setTimeout(done, 20));
        return void response.destroy();
      }
    }
    response.end();
    return;
  }
  const body = Buffer.from(json ?? answer.body ?? '');
  if (fault.cut) {
    response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
    return;
  }
  response.end(body);
}
