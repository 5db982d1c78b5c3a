import { Body, Controller, UseGuards } from '@nestjs/common';
import { authCalls } from '@storysprout/contracts/api/auth';
import { AppError } from '../common/app-error.js';
import { Endpoint } from '../common/endpoint.js';
import { SignInLimit } from '../limits/sign-in-limit.guard.js';

/** The logins that no installation has configured yet. */
@Controller()
export class SocialController {
  @Endpoint(authCalls.apple)
  @UseGuards(SignInLimit)
  apple(@Body({ schema: authCalls.apple.body }) _body: unknown): never {
    throw notConfigured('Apple');
  }

  @Endpoint(authCalls.google)
  @UseGuards(SignInLimit)
  google(@Body({ schema: authCalls.google.body }) _body: unknown): never {
    throw notConfigured('Google');
  }

  @Endpoint(authCalls.wechatWeb)
  @UseGuards(SignInLimit)
  wechatWeb(@Body({ schema: authCalls.wechatWeb.body }) _body: unknown): never {
    throw notConfigured('WeChat');
  }

  @Endpoint(authCalls.wechatQr)
  @UseGuards(SignInLimit)
  wechatQr(): never {
    throw notConfigured('WeChat');
  }

  @Endpoint(authCalls.wechatStatus)
  wechatStatus() {
    return { success: true, status: 'expired', data: null };
  }
}

function notConfigured(provider: string): AppError {
  return new AppError('NOT_CONFIGURED', `Signing in with ${provider} is not configured here`);
}
