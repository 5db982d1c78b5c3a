import { Body, Controller, Param } from '@nestjs/common';
import { loginsCalls } from '@storysprout/contracts/api/logins';
import { AppError } from '../common/app-error.js';
import { CurrentUser, type Caller } from '../common/current-user.js';
import { Endpoint } from '../common/endpoint.js';
import { LoginsService } from './logins.service.js';

@Controller()
export class LoginsController {
  constructor(private readonly logins: LoginsService) {}

  @Endpoint(loginsCalls.list)
  list(@CurrentUser() caller: Caller) {
    return this.logins.list(caller.id);
  }

  @Endpoint(loginsCalls.link)
  link(@Param('provider') provider: string, @Body({ schema: loginsCalls.link.body }) _body: unknown) {
    return this.logins.link(provider);
  }

  @Endpoint(loginsCalls.unlink)
  unlink(@CurrentUser() caller: Caller, @Param('provider') provider: string) {
    return this.logins.unlink(caller.id, provider);
  }

  @Endpoint(loginsCalls.wechatScan)
  wechatScan(): never {
    throw noWechat();
  }

  @Endpoint(loginsCalls.wechatConfirm)
  wechatConfirm(): never {
    throw noWechat();
  }

  @Endpoint(loginsCalls.wechatCallback)
  wechatCallback(): never {
    throw noWechat();
  }
}

const noWechat = () => new AppError('NOT_CONFIGURED', 'Signing in with WeChat is not configured here');
