import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorEnvelope, errorHeaders } from './error-envelope.js';
import { describeError } from './describe-error.js';
import { toAppError } from './to-app-error.js';

/** Sends everything that a call of the API throws as the contract's error envelope. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** Sends any thrown value as the contract's error envelope, and logs unexpected failures. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(thrown);
  if (error.status >= 500 && error.cause !== undefined) {
    const route = request.routeOptions?.url ?? 'no route';
    request.log[error.needsOperator ? 'error' : 'warn'](
      { route: `${request.method} ${route}`, code: error.code, cause: describeError(error.cause) },
      'request failed',
    );
  }
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.end();
    return;
  }
  void reply
    .status(error.status)
    .headers(errorHeaders(error))
    .type('application/json; charset=utf-8')
    .send(errorEnvelope(error));
}
