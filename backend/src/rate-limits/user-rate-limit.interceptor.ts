import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { Caller } from '../common/http/current-user.js';
import { RateLimitService } from './rate-limit.service.js';

/** Rate limit by user. An interceptor, because it runs after the guard that identifies the user. */
@Injectable()
export class UserRateLimitInterceptor implements NestInterceptor {
  constructor(private readonly limits: RateLimitService) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>();
    if (user) await this.limits.countUser(user.id);
    return next.handle();
  }
}
