import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenerationEvent, Story } from '@storysprout/contracts/api/stories';
import { describeError } from '../../common/errors/describe-error.js';
import { toAppError } from '../../common/errors/to-app-error.js';
import type { GenerationRun } from '../../generation/runs/generation-run.js';

/** Milliseconds between keep-alive comments, so that no proxy closes the connection of a slow generation. */
const KEEP_ALIVE_MS = 15_000;

/**
 * The reply to a client of a generation: the story, or an event stream for a client that accepts one. The client counts
 * as connected until its connection closes. A failure before the first event is thrown and becomes an error reply.
 */
export async function followGeneration(
  run: GenerationRun,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Story | Readable> {
  const leave = run.addClient();
  reply.raw.once('close', leave);
  // The connection may have closed before the listener was added.
  if (reply.raw.closed || request.raw.socket.destroyed) leave();
  if (!acceptsEvents(request)) return run.result;
  await run.started;
  logFailure(run, request);
  void reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  return createEventStream(run);
}

function acceptsEvents(request: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.accept ?? '');
}

/** Logs unexpected failures after the first event, which do not reach the error filter. */
function logFailure(run: GenerationRun, request: FastifyRequest): void {
  run.result.catch((thrown: unknown) => {
    const { status, code, cause, needsOperator } = toAppError(thrown);
    if (status >= 500 && cause !== undefined) {
      request.log[needsOperator ? 'error' : 'warn'](
        { route: 'POST /api/stories/generate', code, cause: describeError(cause) },
        'stream failed',
      );
    }
  });
}

/** The events so far and to come, as `text/event-stream`. A client that disconnects ends only its own stream. */
function createEventStream(run: GenerationRun): Readable {
  const keepAlive = setInterval(() => stream.push(': keep-alive\n\n'), KEEP_ALIVE_MS);
  const stream = new Readable({
    read() {},
    destroy(error, callback) {
      clearInterval(keepAlive);
      unlisten();
      callback(error);
    },
  });
  const unlisten = run.subscribe((event) => {
    stream.push(formatEvent(event));
    if (event.type !== 'done' && event.type !== 'error') return;
    clearInterval(keepAlive);
    stream.push(null);
  });
  return stream;
}

function formatEvent({ type, ...data }: GenerationEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
