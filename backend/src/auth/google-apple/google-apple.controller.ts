import { Controller, Headers, Ip, Req, Res, UseGuards } from '@nestjs/common';
import { authCalls, type AppleLoginBody } from '@storysprout/contracts/api/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint, RequestBody } from '../../common/http/endpoint.js';
import { NonceLimit, SignInLimit } from '../../rate-limits/address-rate-limit.guard.js';
import { Browser, BrowserCookie } from '../browser/browser-cookie.service.js';
import { Nonces } from '../browser/nonce.store.js';
import { SocialService } from './google-apple.service.js';

/** Google and Apple. WeChat has a folder of its own. */
@Controller()
export class SocialController {
  constructor(
    private readonly social: SocialService,
    private readonly nonces: Nonces,
    private readonly cookie: BrowserCookie,
  ) {}

  @Endpoint(authCalls.nonce)
  @UseGuards(NonceLimit)
  async nonce(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return { nonce: await this.nonces.issue(this.cookie.ensure(request, reply)) };
  }

  @Endpoint(authCalls.apple)
  @UseGuards(SignInLimit)
  apple(
    @RequestBody(authCalls.apple) body: AppleLoginBody,
    @Browser() browser: string | undefined,
    @Ip() address: string,
    @Headers('accept-language') acceptLanguage?: string,
  ) {
    return this.social.signInWithApple(body, browser, { address, acceptLanguage });
  }

  @Endpoint(authCalls.google)
  @UseGuards(SignInLimit)
  google(
    @RequestBody(authCalls.google) { token }: { token: string },
    @Browser() browser: string | undefined,
    @Ip() address: string,
    @Headers('accept-language') acceptLanguage?: string,
  ) {
    return this.social.signInWithGoogle(token, browser, { address, acceptLanguage });
  }
}
