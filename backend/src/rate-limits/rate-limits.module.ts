import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { RateLimitService } from './rate-limit.service.js';
import { UserRateLimitInterceptor } from './user-rate-limit.interceptor.js';

@Global()
@Module({
  providers: [RateLimitService, { provide: APP_INTERCEPTOR, useClass: UserRateLimitInterceptor }],
  exports: [RateLimitService],
})
export class RateLimitsModule {}
