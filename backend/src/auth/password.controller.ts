import { Body, Controller, UseGuards } from '@nestjs/common';
import { passwordCalls, type ChangePasswordBody } from '@storysprout/contracts/api/password';
import { AppError } from '../common/app-error.js';
import { CurrentUser, type Caller } from '../common/current-user.js';
import { Endpoint } from '../common/endpoint.js';
import { SignInLimit } from '../limits/sign-in-limit.guard.js';
import { PasswordService } from './password.service.js';

/** Passwords. Without mail nothing can be sent, and so no code be right. */
@Controller()
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  @Endpoint(passwordCalls.change)
  @UseGuards(SignInLimit)
  change(
    @CurrentUser() caller: Caller,
    @Body({ schema: passwordCalls.change.body }) body: ChangePasswordBody,
  ) {
    return this.passwords.change(caller, body);
  }

  @Endpoint(passwordCalls.forgot)
  @UseGuards(SignInLimit)
  forgot(@Body({ schema: passwordCalls.forgot.body }) _body: unknown): never {
    throw noMail();
  }

  @Endpoint(passwordCalls.reset)
  @UseGuards(SignInLimit)
  reset(@Body({ schema: passwordCalls.reset.body }) _body: unknown): never {
    throw noMail();
  }

  @Endpoint(passwordCalls.verifyEmail)
  @UseGuards(SignInLimit)
  verifyEmail(@Body({ schema: passwordCalls.verifyEmail.body }) _body: unknown): never {
    throw noMail();
  }
}

const noMail = () => new AppError('NOT_CONFIGURED', 'Mail is not configured here');
