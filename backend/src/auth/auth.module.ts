import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { LocationModule } from '../location/location.module.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './sign-in/auth.controller.js';
import { AuthService } from './sign-in/auth.service.js';
import { BearerStrategy } from './sessions/bearer.strategy.js';
import { BrowserCookie } from './browser/browser-cookie.service.js';
import { Nonces } from './browser/nonce.store.js';
import { EmailVerification } from './email/email-verification.service.js';
import { MailCodes } from './email/mail-code.service.js';
import { MailCodesRepository } from './email/mail-codes.repository.js';
import { IdentitiesRepository } from './identities/identities.repository.js';
import { IdentitiesService } from './identities/identities.service.js';
import { SocialSignIn } from './sign-in/social-sign-in.service.js';
import { LoginsController } from './logins/logins.controller.js';
import { LoginsService } from './logins/logins.service.js';
import { PasswordController } from './password/password.controller.js';
import { PasswordService } from './password/password.service.js';
import { Passwords } from './password/password-hash.service.js';
import { AppleRevocation } from './google-apple/apple-revocation.service.js';
import { IdTokenLogins } from './google-apple/id-token.service.js';
import { TokenCipher } from './google-apple/token-cipher.service.js';
import { SessionGuard } from './sessions/session.guard.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SocialController } from './google-apple/google-apple.controller.js';
import { SocialService } from './google-apple/google-apple.service.js';
import { Tokens } from './sessions/token.service.js';
import { PhoneController } from './wechat/phone.controller.js';
import { PhoneService } from './wechat/phone.service.js';
import { QrLogins } from './wechat/qr-login.store.js';
import { WechatApi } from './wechat/wechat.client.js';
import { WechatController } from './wechat/wechat.controller.js';
import { WechatLogin } from './wechat/wechat-login.service.js';
import { WechatQrService } from './wechat/wechat-qr.service.js';
import { WrongPasswords } from './password/login-throttle.service.js';

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
