import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { LIMITS } from '@storysprout/contracts/rules';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Settings } from '../../config/settings.js';
import { AppError } from '../errors/app-error.js';
import { errorEnvelope } from '../errors/error-envelope.js';
import { toAppError } from '../errors/to-app-error.js';
import { securityHeaders } from './security/security-headers.js';

/** Idle milliseconds after which a socket is closed: above the client's own 70 s, during which nothing may be sent. */
const SILENCE_MS = 80_000;
/** Milliseconds in which a request, headers and body, must have been received. */
const RECEIVE_MS = 30_000;
/** Longer than any id, WeChat ticket or idempotency key. */
const MAX_PARAM_LENGTH = 256;

/** Headers of every reply of `/api`, besides those of `securityHeaders`. The shell's pages have their own. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** Options of the Fastify server: bounded in every direction, and with the contract's error envelope everywhere. */
export function serverOptions(
  settings: Pick<Settings, 'trustProxy' | 'publicUrl'>,
  logger: FastifyServerOptions['logger'],
) {
  const headers = { ...securityHeaders(settings), ...API_HEADERS };
  return {
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.bodyBytes,
    // The client's address is the one before our own proxy hops, counted from the socket.
    trustProxy: settings.trustProxy > 0 && ((_address: string, hop: number) => hop < settings.trustProxy),
    // Request ids are always ours: a client's could inject text into the log.
    requestIdHeader: false as const,
    genReqId: () => randomUUID(),
    connectionTimeout: SILENCE_MS,
    requestTimeout: RECEIVE_MS,
    keepAliveTimeout: 72_000,
    // An open connection is still answered while the server stops; the next request reaches another replica.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // `requireOneHost` answers in its place, with the envelope.
    http: { requireHostHeader: false },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      answerFrameworkError(error, request, reply.headers(headers)),
    clientErrorHandler: (fault: NodeJS.ErrnoException, socket: Socket) =>
      answerBrokenRequest(fault, socket, headers),
  };
}

/** Errors of the router, raised before any hook runs: an undecodable or far too long address. */
function answerFrameworkError(thrown: Error, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(thrown);
  void reply
    .status(error.status)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(errorEnvelope(error));
}

/** Malformed HTTP or too large headers never become a request: the reply is written to the socket. */
function answerBrokenRequest(
  fault: NodeJS.ErrnoException,
  socket: Socket,
  common: Record<string, string>,
): void {
  if (fault.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const error = new AppError('VALIDATION_FAILED', 'The request is malformed', { errors: [] });
  const body = JSON.stringify(errorEnvelope(error));
  const headers = {
    ...common,
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`);
}
