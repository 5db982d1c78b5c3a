import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import { authCalls, type AppleLoginBody } from '@storysprout/contracts/api/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint, RequestBody } from '../../common/http/endpoint.js';
import { NonceRateLimitGuard, SignInRateLimitGuard } from '../../rate-limits/address-rate-limit.guard.js';
import { Browser, BrowserCookieService } from '../browser/browser-cookie.service.js';
import { Origin, type RequestOrigin } from '../browser/request-origin.js';
import { NonceStore } from '../browser/nonce.store.js';
import { GoogleAppleService } from './google-apple.service.js';

/** Signing in with Google and Apple. WeChat: wechat/. */
@Controller()
export class GoogleAppleController {
  constructor(
    private readonly social: GoogleAppleService,
    private readonly nonces: NonceStore,
    private readonly cookie: BrowserCookieService,
  ) {}

  @Endpoint(authCalls.nonce)
  @UseGuards(NonceRateLimitGuard)
  async nonce(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return { nonce: await this.nonces.issueNonce(this.cookie.ensureCookie(request, reply)) };
  }

  @Endpoint(authCalls.apple)
  @UseGuards(SignInRateLimitGuard)
  apple(
    @RequestBody(authCalls.apple) body: AppleLoginBody,
    @Browser() browser: string | undefined,
    @Origin() origin: RequestOrigin,
  ) {
    return this.social.signInWithApple(body, browser, origin);
  }

  @Endpoint(authCalls.google)
  @UseGuards(SignInRateLimitGuard)
  google(
    @RequestBody(authCalls.google) { token }: { token: string },
    @Browser() browser: string | undefined,
    @Origin() origin: RequestOrigin,
  ) {
    return this.social.signInWithGoogle(token, browser, origin);
  }
}
