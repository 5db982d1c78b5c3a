import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { RequestLimits } from './rate-limit.service.js';
import { UserLimit } from './user-rate-limit.interceptor.js';

@Global()
@Module({
  providers: [RequestLimits, { provide: APP_INTERCEPTOR, useClass: UserLimit }],
  exports: [RequestLimits],
})
export class LimitsModule {}
