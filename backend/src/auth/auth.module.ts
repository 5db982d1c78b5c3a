import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { BearerStrategy } from './bearer.strategy.js';
import { Passwords } from './passwords.js';
import { RegionResolver } from './region-resolver.js';
import { SessionGuard } from './session.guard.js';
import { SessionsRepository } from './sessions.repository.js';
import { SocialController } from './social.controller.js';
import { Tokens } from './tokens.js';

@Module({
  imports: [UsersModule],
  controllers: [AuthController, SocialController],
  providers: [
    AuthService,
    BearerStrategy,
    Passwords,
    RegionResolver,
    SessionsRepository,
    Tokens,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
})
export class AuthModule {}
