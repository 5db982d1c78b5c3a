import { Controller, Headers, Ip, UseGuards } from '@nestjs/common';
import { authCalls, type EmailLoginBody, type RegisterBody } from '@storysprout/contracts/api/auth';
import { CurrentUser, type Caller } from '../../common/http/current-user.js';
import { Endpoint, RequestBody } from '../../common/http/endpoint.js';
import { SignInRateLimitGuard } from '../../rate-limits/address-rate-limit.guard.js';
import { AuthService } from './auth.service.js';

@Controller()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Endpoint(authCalls.register)
  @UseGuards(SignInRateLimitGuard)
  register(
    @RequestBody(authCalls.register) body: RegisterBody,
    @Ip() address: string,
    @Headers('accept-language') acceptLanguage?: string,
  ) {
    return this.auth.register(body, { address, acceptLanguage });
  }

  @Endpoint(authCalls.email)
  @UseGuards(SignInRateLimitGuard)
  email(@RequestBody(authCalls.email) body: EmailLoginBody, @Ip() address: string) {
    return this.auth.signInByEmail(body, { address });
  }

  @Endpoint(authCalls.refresh)
  refresh(@CurrentUser() caller: Caller) {
    return this.auth.refreshToken(caller);
  }

  @Endpoint(authCalls.logout)
  logout(@CurrentUser() caller: Caller) {
    return this.auth.signOut(caller);
  }
}
