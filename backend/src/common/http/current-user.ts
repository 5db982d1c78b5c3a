import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The authenticated user of a request. */
export interface Caller {
  id: string;
  /** The session row behind the token. */
  sessionId: string;
  /** The sign-in that the token descends from: the family of its session. */
  signInId: string;
  /** Whether the caller signed in, or proved again to be the owner, at most 10 minutes ago. */
  hasRecentProof: boolean;
}

/**
 * The caller: always set on a guarded route, `Caller
 * undefined` on an `@OptionalUser()` one.
 */
export const CurrentUser = createParamDecorator((_: undefined, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>().user || undefined;
});
