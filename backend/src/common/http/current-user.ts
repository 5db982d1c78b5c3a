import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who calls, as the guard found out. */
export interface Caller {
  id: string;
  /** The session row behind the token. */
  sessionId: string;
}

/** The caller: always there on a guarded route; `Caller | undefined` on an `@OptionalUser()` one. */
export const CurrentUser = createParamDecorator((_: undefined, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>().user || undefined;
});
