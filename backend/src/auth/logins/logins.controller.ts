import { Controller, UseGuards } from '@nestjs/common';
import { loginsCalls, type LinkLoginBody } from '@storysprout/contracts/api/logins';
import { CurrentUser, type Caller } from '../../common/http/current-user.js';
import { Endpoint, PathParam, RequestBody } from '../../common/http/endpoint.js';
import { SignInRateLimitGuard } from '../../rate-limits/address-rate-limit.guard.js';
import { Browser } from '../browser/browser-cookie.service.js';
import { LoginsService } from './logins.service.js';

@Controller()
export class LoginsController {
  constructor(private readonly logins: LoginsService) {}

  @Endpoint(loginsCalls.list)
  list(@CurrentUser() caller: Caller) {
    return this.logins.listLogins(caller.id);
  }

  @Endpoint(loginsCalls.link)
  @UseGuards(SignInRateLimitGuard)
  link(
    @CurrentUser() caller: Caller,
    @PathParam(loginsCalls.link, 'provider') provider: string,
    @RequestBody(loginsCalls.link) body: LinkLoginBody,
    @Browser() browser: string | undefined,
  ) {
    return this.logins.linkLogin(caller, provider, body, browser);
  }

  @Endpoint(loginsCalls.unlink)
  unlink(@CurrentUser() caller: Caller, @PathParam(loginsCalls.unlink, 'provider') provider: string) {
    return this.logins.unlinkLogin(caller.id, provider);
  }
}
