import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { map, type Observable } from 'rxjs';
import { RAW_REPLY, WithStatus } from './reply.js';

/** Wraps the results of all handlers in the success envelope. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.reflector.get<boolean>(RAW_REPLY, context.getHandler())) return next.handle();
    return next.handle().pipe(
      map((result: unknown) => {
        if (result instanceof WithStatus) {
          context.switchToHttp().getResponse<FastifyReply>().status(result.status);
          return envelope(result.data);
        }
        // An event stream is sent as it is.
        return result instanceof Readable ? result : envelope(result);
      }),
    );
  }
}

function envelope(data: unknown) {
  return { success: true, data: data ?? null, message: '' };
}
