import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACCEPTS_REPLACED_TOKEN, ROUTE_ACCESS, type RouteAccess } from '../../common/http/route-access.js';
import { AppError } from '../../common/errors/app-error.js';
import type { TokenUser } from './token-use.service.js';

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
  override handleRequest<User = TokenUser>(
    fault: unknown,
    user: (User & TokenUser) | false,
    _: unknown,
    context: ExecutionContext,
  ): User {
    if (fault) throw fault;
    if (user && (!user.isReplaced || this.metadata(ACCEPTS_REPLACED_TOKEN, context))) return user;
    if (this.access(context) === 'optional') return undefined as User;
    throw new AppError('UNAUTHENTICATED', 'Sign in first');
  }

  private access(context: ExecutionContext): RouteAccess {
    return this.metadata<RouteAccess>(ROUTE_ACCESS, context) ?? 'user';
  }

  private metadata<Value>(key: symbol, context: ExecutionContext): Value | undefined {
    return this.reflector.getAllAndOverride<Value | undefined>(key, [
      context.getHandler(),
      context.getClass(),
    ]);
  }
}
