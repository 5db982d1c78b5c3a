import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimitService } from './rate-limit.service.js';

const addressOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().ip;

/** Rate limit of sign-ins by address, checked before the body is read. */
@Injectable()
export class SignInRateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimitService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.countSignIn(addressOf(context));
    return true;
  }
}

/** Rate limit of nonces by address. */
@Injectable()
export class NonceRateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimitService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.countNonce(addressOf(context));
    return true;
  }
}

/** Rate limit of WeChat QR codes by address. */
@Injectable()
export class WechatQrRateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimitService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.countWechatQr(addressOf(context));
    return true;
  }
}
