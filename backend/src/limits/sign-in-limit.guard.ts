import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequestLimits } from './request-limits.js';

/** Counts a call among the sign-ins of its address, before anything is read of it. */
@Injectable()
export class SignInLimit implements CanActivate {
  constructor(private readonly limits: RequestLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.countSignIn(context.switchToHttp().getRequest<FastifyRequest>().ip);
    return true;
  }
}
