import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { LocationModule } from '../location/location.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ScreeningModule } from '../generation/screening/screening.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './sign-in/auth.controller.js';
import { AuthService } from './sign-in/auth.service.js';
import { BearerStrategy } from './sessions/bearer.strategy.js';
import { AccountClaimService } from './email/account-claim.service.js';
import { BrowserCookieService } from './browser/browser-cookie.service.js';
import { NonceStore } from './browser/nonce.store.js';
import { AccountNoticeService } from './email/account-notice.service.js';
import { EmailVerificationService } from './email/email-verification.service.js';
import { MailCodeService } from './email/mail-code.service.js';
import { MailCodesRepository } from './email/mail-codes.repository.js';
import { IdentitiesRepository } from './identities/identities.repository.js';
import { IdentitiesService } from './identities/identities.service.js';
import { SocialSignInService } from './sign-in/social-sign-in.service.js';
import { LoginsController } from './logins/logins.controller.js';
import { LoginsService } from './logins/logins.service.js';
import { ProviderProofService } from './logins/provider-proof.service.js';
import { RecentProofController } from './recent-proof/recent-proof.controller.js';
import { RecentProofGuard } from './recent-proof/recent-proof.guard.js';
import { RecentProofService } from './recent-proof/recent-proof.service.js';
import { PasswordController } from './password/password.controller.js';
import { PasswordService } from './password/password.service.js';
import { PasswordHashService } from './password/password-hash.service.js';
import { AppleRevocationService } from './google-apple/apple-revocation.service.js';
import { IdTokenService } from './google-apple/id-token.service.js';
import { TokenCipherService } from './google-apple/token-cipher.service.js';
import { DeviceService } from './sessions/device.service.js';
import { SessionGuard } from './sessions/session.guard.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TokenUseRepository } from './sessions/token-use.repository.js';
import { TokenUseService } from './sessions/token-use.service.js';
import { GoogleAppleController } from './google-apple/google-apple.controller.js';
import { GoogleAppleService } from './google-apple/google-apple.service.js';
import { TokenService } from './sessions/token.service.js';
import { PhoneController } from './wechat/phone.controller.js';
import { PhoneService } from './wechat/phone.service.js';
import { QrLoginStore } from './wechat/qr-login.store.js';
import { WechatClient } from './wechat/wechat.client.js';
import { WechatController } from './wechat/wechat.controller.js';
import { WechatLoginService } from './wechat/wechat-login.service.js';
import { WechatQrService } from './wechat/wechat-qr.service.js';
import { LoginThrottleService } from './password/login-throttle.service.js';

const SESSIONS = [
  BearerStrategy,
  DeviceService,
  SessionsRepository,
  SessionsService,
  TokenService,
  TokenUseRepository,
  TokenUseService,
];
const EMAIL = [
  AccountNoticeService,
  AccountClaimService,
  AuthService,
  EmailVerificationService,
  MailCodeService,
  MailCodesRepository,
  PasswordService,
  PasswordHashService,
  LoginThrottleService,
];
const IDENTITIES = [
  IdentitiesRepository,
  IdentitiesService,
  LoginsService,
  ProviderProofService,
  RecentProofService,
  SocialSignInService,
];
const GOOGLE_AND_APPLE = [
  AppleRevocationService,
  BrowserCookieService,
  IdTokenService,
  NonceStore,
  GoogleAppleService,
  TokenCipherService,
];
const WECHAT = [PhoneService, QrLoginStore, WechatClient, WechatLoginService, WechatQrService];

@Module({
  imports: [LocationModule, MailModule, ScreeningModule, UsersModule],
  controllers: [
    AuthController,
    LoginsController,
    PasswordController,
    PhoneController,
    RecentProofController,
    SessionsController,
    GoogleAppleController,
    WechatController,
  ],
  providers: [
    ...SESSIONS,
    ...EMAIL,
    ...IDENTITIES,
    ...GOOGLE_AND_APPLE,
    ...WECHAT,
    // In this order: the second reads what the first has found.
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: RecentProofGuard },
  ],
  exports: [
    AccountNoticeService,
    AppleRevocationService,
    IdentitiesService,
    MailCodeService,
    PasswordService,
    SessionsService,
  ],
})
export class AuthModule {}
