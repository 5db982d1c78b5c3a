import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { LocationModule } from '../location/location.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { BearerStrategy } from './bearer.strategy.js';
import { LoginsController } from './logins.controller.js';
import { LoginsService } from './logins.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { Passwords } from './passwords.js';
import { SessionGuard } from './session.guard.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { SocialController } from './social.controller.js';
import { Tokens } from './tokens.js';
import { WrongPasswords } from './wrong-passwords.js';

@Module({
  imports: [LocationModule, UsersModule],
  controllers: [AuthController, LoginsController, PasswordController, SocialController],
  providers: [
    AuthService,
    BearerStrategy,
    LoginsService,
    PasswordService,
    Passwords,
    SessionsRepository,
    SessionsService,
    Tokens,
    WrongPasswords,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [PasswordService, SessionsService],
})
export class AuthModule {}
