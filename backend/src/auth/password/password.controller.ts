import { Controller, Ip, UseGuards } from '@nestjs/common';
import {
  passwordCalls,
  type ChangePasswordBody,
  type ForgotPasswordBody,
  type ResetLoginsBody,
  type ResetPasswordBody,
  type VerifyEmailBody,
} from '@storysprout/contracts/api/password';
import { CurrentUser, type Caller } from '../../common/http/current-user.js';
import { Endpoint, RequestBody } from '../../common/http/endpoint.js';
import { OptionalUser } from '../../common/http/route-access.js';
import { SignInRateLimitGuard } from '../../rate-limits/address-rate-limit.guard.js';
import { EmailVerificationService } from '../email/email-verification.service.js';
import { PasswordService } from './password.service.js';

/** Passwords and the verification of e-mails. What needs mail is NOT_CONFIGURED without it. */
@Controller()
export class PasswordController {
  constructor(
    private readonly passwords: PasswordService,
    private readonly verification: EmailVerificationService,
  ) {}

  @Endpoint(passwordCalls.change)
  @UseGuards(SignInRateLimitGuard)
  change(@CurrentUser() caller: Caller, @RequestBody(passwordCalls.change) body: ChangePasswordBody) {
    return this.passwords.changePassword(caller, body);
  }

  @Endpoint(passwordCalls.forgot)
  @UseGuards(SignInRateLimitGuard)
  forgot(@RequestBody(passwordCalls.forgot) body: ForgotPasswordBody, @Ip() address: string) {
    return this.passwords.requestReset(body, address);
  }

  @Endpoint(passwordCalls.reset)
  @UseGuards(SignInRateLimitGuard)
  reset(@RequestBody(passwordCalls.reset) body: ResetPasswordBody) {
    return this.passwords.resetPasswordByCode(body);
  }

  @Endpoint(passwordCalls.resetLogins)
  @UseGuards(SignInRateLimitGuard)
  resetLogins(@RequestBody(passwordCalls.resetLogins) body: ResetLoginsBody) {
    return this.passwords.listKeepableLogins(body);
  }

  @OptionalUser()
  @Endpoint(passwordCalls.verifyEmail)
  @UseGuards(SignInRateLimitGuard)
  verifyEmail(
    @CurrentUser() caller: Caller | undefined,
    @RequestBody(passwordCalls.verifyEmail) body: VerifyEmailBody,
  ) {
    return this.verification.verifyEmail(body, caller);
  }

  @Endpoint(passwordCalls.sendVerification)
  @UseGuards(SignInRateLimitGuard)
  sendVerification(@CurrentUser() caller: Caller, @Ip() address: string) {
    return this.verification.sendVerification(caller.id, address);
  }
}
