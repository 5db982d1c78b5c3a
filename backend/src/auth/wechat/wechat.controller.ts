import { Controller, Headers, Ip, Req, Res, UseGuards } from '@nestjs/common';
import { authCalls, type WechatLoginBody } from '@storysprout/contracts/api/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint, PathParam, RequestBody } from '../../common/http/endpoint.js';
import { SignInRateLimitGuard, WechatQrRateLimitGuard } from '../../rate-limits/address-rate-limit.guard.js';
import { Browser, BrowserCookieService } from '../browser/browser-cookie.service.js';
import { Origin, type RequestOrigin } from '../browser/request-origin.js';
import { WechatQrService } from './wechat-qr.service.js';

/** WeChat sign-in in the browser. */
@Controller()
export class WechatController {
  constructor(
    private readonly wechat: WechatQrService,
    private readonly cookie: BrowserCookieService,
  ) {}

  @Endpoint(authCalls.wechatQr)
  @UseGuards(WechatQrRateLimitGuard)
  async qr(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ip() address: string,
    @Headers('user-agent') userAgent?: string,
  ) {
    this.wechat.assertConfigured();
    return this.wechat.createQrCode(this.cookie.ensureCookie(request, reply), address, userAgent);
  }

  @Endpoint(authCalls.wechatStatus)
  status(
    @PathParam(authCalls.wechatStatus, 'ticket') ticket: string,
    @Browser() browser: string | undefined,
    @Origin() origin: RequestOrigin,
  ) {
    return this.wechat.getStatus(ticket, browser, origin);
  }

  @Endpoint(authCalls.wechatWeb)
  @UseGuards(SignInRateLimitGuard)
  web(
    @RequestBody(authCalls.wechatWeb) body: WechatLoginBody,
    @Browser() browser: string | undefined,
    @Origin() origin: RequestOrigin,
  ) {
    return this.wechat.signInByCode(body, browser, origin);
  }
}
