import { Body, Controller, Get } from '@nestjs/common';
import { authCalls } from '@storysprout/contracts/api/auth';
import { Public } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Endpoint } from '../common/endpoint.js';
import { RawReply } from '../common/reply.js';

/** The logins that no installation has configured yet. */
@Controller()
export class SocialController {
  @Endpoint(authCalls.apple)
  apple(@Body({ schema: authCalls.apple.body }) _body: unknown): never {
    throw notConfigured('Apple');
  }

  @Endpoint(authCalls.google)
  google(@Body({ schema: authCalls.google.body }) _body: unknown): never {
    throw notConfigured('Google');
  }

  @Endpoint(authCalls.wechatWeb)
  wechatWeb(@Body({ schema: authCalls.wechatWeb.body }) _body: unknown): never {
    throw notConfigured('WeChat');
  }

  @Endpoint(authCalls.wechatQr)
  wechatQr(): never {
    throw notConfigured('WeChat');
  }

  /** Its own form, without `message`: contract.md §1. */
  @Get('/auth/wechat-status/:ticket')
  @Public()
  @RawReply()
  wechatStatus() {
    return { success: true, status: 'expired', data: null };
  }
}

function notConfigured(provider: string): AppError {
  return new AppError('NOT_CONFIGURED', `Signing in with ${provider} is not configured here`);
}
