import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { RequestLimits } from './request-limits.js';
import { UserLimit } from './user-limit.interceptor.js';

@Global()
@Module({
  providers: [RequestLimits, { provide: APP_INTERCEPTOR, useClass: UserLimit }],
  exports: [RequestLimits],
})
export class LimitsModule {}
