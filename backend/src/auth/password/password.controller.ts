import { Controller, UseGuards } from '@nestjs/common';
import {
  passwordCalls,
  type ChangePasswordBody,
  type ForgotPasswordBody,
  type ResetPasswordBody,
  type VerifyEmailBody,
} from '@storysprout/contracts/api/password';
import { CurrentUser, type Caller } from '../../common/http/current-user.js';
import { Endpoint, RequestBody } from '../../common/http/endpoint.js';
import { SignInLimit } from '../../rate-limits/address-rate-limit.guard.js';
import { EmailVerification } from '../email/email-verification.service.js';
import { PasswordService } from './password.service.js';

/** Passwords, and the e-mails that they go with. Without mail nothing can be sent, and so no code be right. */
@Controller()
export class PasswordController {
  constructor(
    private readonly passwords: PasswordService,
    private readonly verification: EmailVerification,
  ) {}

  @Endpoint(passwordCalls.change)
  @UseGuards(SignInLimit)
  change(@CurrentUser() caller: Caller, @RequestBody(passwordCalls.change) body: ChangePasswordBody) {
    return this.passwords.change(caller, body);
  }

  @Endpoint(passwordCalls.forgot)
  @UseGuards(SignInLimit)
  forgot(@RequestBody(passwordCalls.forgot) body: ForgotPasswordBody) {
    return this.passwords.forgot(body);
  }

  @Endpoint(passwordCalls.reset)
  @UseGuards(SignInLimit)
  reset(@RequestBody(passwordCalls.reset) body: ResetPasswordBody) {
    return this.passwords.resetByCode(body);
  }

  @Endpoint(passwordCalls.verifyEmail)
  @UseGuards(SignInLimit)
  verifyEmail(@RequestBody(passwordCalls.verifyEmail) body: VerifyEmailBody) {
    return this.verification.verify(body);
  }

  @Endpoint(passwordCalls.sendVerification)
  @UseGuards(SignInLimit)
  sendVerification(@CurrentUser() caller: Caller) {
    return this.verification.send(caller.id);
  }
}
