import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimitService } from './rate-limit.service.js';

const addressOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().ip;

/** Counts a call among the sign-ins of its address, before anything is read of it. */
@Injectable()
export class SignInRateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimitService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.countSignIn(addressOf(context));
    return true;
  }
}

/** Counts a nonce of an address. */
@Injectable()
export class NonceRateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimitService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.countNonce(addressOf(context));
    return true;
  }
}

/** Counts a QR code of WeChat of an address. */
@Injectable()
export class WechatQrRateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimitService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.countWechatQr(addressOf(context));
    return true;
  }
}
