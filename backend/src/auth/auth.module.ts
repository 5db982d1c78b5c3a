import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { LocationModule } from '../location/location.module.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { BearerStrategy } from './bearer.strategy.js';
import { BrowserCookie } from './browser/browser-cookie.js';
import { Nonces } from './browser/nonces.js';
import { EmailVerification } from './email/email-verification.service.js';
import { MailCodes } from './email/mail-codes.js';
import { MailCodesRepository } from './email/mail-codes.repository.js';
import { IdentitiesRepository } from './identities/identities.repository.js';
import { IdentitiesService } from './identities/identities.service.js';
import { SocialSignIn } from './identities/social-sign-in.service.js';
import { LoginsController } from './logins.controller.js';
import { LoginsService } from './logins.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { Passwords } from './passwords.js';
import { AppleRevocation } from './providers/apple-revocation.js';
import { IdTokenLogins } from './providers/id-token-logins.js';
import { TokenCipher } from './providers/token-cipher.js';
import { SessionGuard } from './session.guard.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { SocialController } from './social.controller.js';
import { SocialService } from './social.service.js';
import { Tokens } from './tokens.js';
import { PhoneController } from './wechat/phone.controller.js';
import { PhoneService } from './wechat/phone.service.js';
import { QrLogins } from './wechat/qr-logins.js';
import { WechatApi } from './wechat/wechat-api.js';
import { WechatController } from './wechat/wechat.controller.js';
import { WechatLogin } from './wechat/wechat-login.js';
import { WechatQrService } from './wechat/wechat-qr.service.js';
import { WrongPasswords } from './wrong-passwords.js';

const SESSIONS = [BearerStrategy, SessionsRepository, SessionsService, Tokens];
const EMAIL = [
  AuthService,
  EmailVerification,
  MailCodes,
  MailCodesRepository,
  PasswordService,
  Passwords,
  WrongPasswords,
];
const IDENTITIES = [IdentitiesRepository, IdentitiesService, LoginsService, SocialSignIn];
const GOOGLE_AND_APPLE = [AppleRevocation, BrowserCookie, IdTokenLogins, Nonces, SocialService, TokenCipher];
const WECHAT = [PhoneService, QrLogins, WechatApi, WechatLogin, WechatQrService];

@Module({
  imports: [LocationModule, MailModule, UsersModule],
  controllers: [
    AuthController,
    LoginsController,
    PasswordController,
    PhoneController,
    SocialController,
    WechatController,
  ],
  providers: [
    ...SESSIONS,
    ...EMAIL,
    ...IDENTITIES,
    ...GOOGLE_AND_APPLE,
    ...WECHAT,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [AppleRevocation, IdentitiesService, MailCodes, PasswordService, SessionsService],
})
export class AuthModule {}
