import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { LIMITS } from '@storysprout/contracts/rules';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Settings } from '../../config/settings.js';
import { AppError } from '../errors/app-error.js';
import { errorEnvelope } from '../errors/error-envelope.js';
import { toAppError } from '../errors/to-app-error.js';

/** A socket on which nothing happens for so long is dropped: above the client's own 70 s, in which nothing need be sent. */
const SILENCE_MS = 80_000;
/** A request, headers and body, must have come in by then. */
const RECEIVE_MS = 30_000;
/** No id of ours is longer; WeChat's tickets and idempotency keys fit. */
const MAX_PARAM_LENGTH = 256;

/** What every reply of `/api` carries. The shell's pages set their own. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Fastify as we run it: bounded in every direction, and never answering in a form of its own. */
export function serverOptions(
  settings: Pick<Settings, 'trustProxy'>,
  logger: FastifyServerOptions['logger'],
) {
  return {
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.bodyBytes,
    // The address is the one before as many hops as are ours, counted from the socket.
    trustProxy: settings.trustProxy > 0 && ((_address: string, hop: number) => hop < settings.trustProxy),
    // Ours alone: one from outside would let a caller write into the log.
    requestIdHeader: false as const,
    genReqId: () => randomUUID(),
    connectionTimeout: SILENCE_MS,
    requestTimeout: RECEIVE_MS,
    keepAliveTimeout: 72_000,
    // A connection that is still open while we stop gets its answer; the next request finds another replica.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBrokenRequest,
  };
}

/** Errors of the router itself, raised before any hook runs: an address that cannot be decoded, or is far too long. */
function answerFrameworkError(thrown: Error, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(thrown);
  void reply
    .status(error.status)
    .headers({ ...API_HEADERS, 'x-request-id': request.id })
    .type('application/json; charset=utf-8')
    .send(errorEnvelope(error));
}

/** What is no HTTP, or whose headers are too large, never becomes a request; it is answered on the bare socket. */
function answerBrokenRequest(fault: NodeJS.ErrnoException, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const error = new AppError('VALIDATION_FAILED', 'The request is malformed', { errors: [] });
  const body = JSON.stringify(errorEnvelope(error));
  const headers = {
    ...API_HEADERS,
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`);
}
