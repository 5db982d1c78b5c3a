import { Controller, UseGuards } from '@nestjs/common';
import { authCalls, type EmailLoginBody, type RegisterBody } from '@storysprout/contracts/api/auth';
import { CurrentUser, type Caller } from '../../common/http/current-user.js';
import { Endpoint, RequestBody } from '../../common/http/endpoint.js';
import { AcceptsReplacedToken } from '../../common/http/route-access.js';
import { SignInRateLimitGuard } from '../../rate-limits/address-rate-limit.guard.js';
import { Origin, type RequestOrigin } from '../browser/request-origin.js';
import { AuthService } from './auth.service.js';

@Controller()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Endpoint(authCalls.register)
  @UseGuards(SignInRateLimitGuard)
  register(@RequestBody(authCalls.register) body: RegisterBody, @Origin() origin: RequestOrigin) {
    return this.auth.register(body, origin);
  }

  @Endpoint(authCalls.email)
  @UseGuards(SignInRateLimitGuard)
  email(@RequestBody(authCalls.email) body: EmailLoginBody, @Origin() origin: RequestOrigin) {
    return this.auth.signInByEmail(body, origin);
  }

  @Endpoint(authCalls.refresh)
  @AcceptsReplacedToken()
  refresh(@CurrentUser() caller: Caller, @Origin() origin: RequestOrigin) {
    return this.auth.refreshToken(caller, origin);
  }

  @Endpoint(authCalls.logout)
  logout(@CurrentUser() caller: Caller) {
    return this.auth.signOut(caller);
  }
}
