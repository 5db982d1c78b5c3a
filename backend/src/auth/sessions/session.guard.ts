import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ROUTE_ACCESS, type RouteAccess } from '../../common/http/route-access.js';
import { AppError } from '../../common/errors/app-error.js';

/** Guards every route that is not `@Public()` or `@OptionalUser()`. */
@Injectable()
export class SessionGuard extends AuthGuard('bearer') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    return this.access(context) === 'public' || super.canActivate(context);
  }

  /** A thrown error (database unavailable) is passed on: it is not the token that failed. */
  override handleRequest<Caller>(
    fault: unknown,
    caller: Caller | false,
    _: unknown,
    context: ExecutionContext,
  ): Caller {
    if (fault) throw fault;
    if (caller) return caller;
    if (this.access(context) === 'optional') return undefined as Caller;
    throw new AppError('UNAUTHENTICATED', 'Sign in first');
  }

  private access(context: ExecutionContext): RouteAccess {
    return (
      this.reflector.getAllAndOverride(ROUTE_ACCESS, [context.getHandler(), context.getClass()]) ?? 'user'
    );
  }
}
