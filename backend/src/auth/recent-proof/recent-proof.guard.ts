import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/current-user.js';
import { NEEDS_RECENT_PROOF } from '../../common/http/route-access.js';

/** Guards the calls with which a stolen token could take an account over. Runs after the guard that identifies the user. */
@Injectable()
export class RecentProofGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.reflector.get<boolean | undefined>(NEEDS_RECENT_PROOF, context.getHandler())) return true;
    const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>();
    if (user?.hasRecentProof) return true;
    throw new AppError('PROOF_REQUIRED', 'Prove once more that this is your account');
  }
}
