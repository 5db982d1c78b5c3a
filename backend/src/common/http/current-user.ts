import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The authenticated user of a request. */
export interface Caller {
  id: string;
  /** The session row behind the token. */
  sessionId: string;
}

/**
 * The caller: always set on a guarded route, `Caller
 * undefined` on an `@OptionalUser()` one.
 */
export const CurrentUser = createParamDecorator((_: undefined, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>().user || undefined;
});
