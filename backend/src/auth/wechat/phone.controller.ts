import { Controller, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  loginsCalls,
  type WechatCallbackQuery,
  type WechatConfirmBody,
} from '@storysprout/contracts/api/logins';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCEPTS_FORMS } from '../../common/http/form-bodies.js';
import { describeError } from '../../common/errors/describe-error.js';
import { Endpoint, PathParam, RequestBody, RequestQuery } from '../../common/http/endpoint.js';
import { Browser, BrowserCookieService } from '../browser/browser-cookie.service.js';
import { phonePolicy, renderPhonePage } from './phone-pages.js';
import { PhoneService, type PhoneResponse } from './phone.service.js';
import { WechatClient } from './wechat.client.js';

/** WeChat sign-in on the phone that has scanned the QR code: pages, not JSON. */
@Controller()
export class PhoneController {
  constructor(
    private readonly phone: PhoneService,
    private readonly api: WechatClient,
    private readonly cookie: BrowserCookieService,
  ) {}

  @Endpoint(loginsCalls.wechatScan)
  async open(
    @PathParam(loginsCalls.wechatScan, 'scanId') scanId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const policy = this.policy();
    // A HEAD request must not bind the QR code to a phone.
    if (request.method === 'HEAD') return reply.status(200).send();
    const answer = await this.phone.openScan(scanId, this.cookie.ensureCookie(request, reply));
    return this.send(answer, policy, request, reply);
  }

  @RouteConfig(ACCEPTS_FORMS)
  @Endpoint(loginsCalls.wechatConfirm)
  async confirm(
    @PathParam(loginsCalls.wechatConfirm, 'scanId') scanId: string,
    @Browser() browser: string | undefined,
    @RequestBody(loginsCalls.wechatConfirm) body: WechatConfirmBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const policy = this.policy();
    return this.send(await this.phone.answerScan(scanId, browser, body), policy, request, reply);
  }

  @Endpoint(loginsCalls.wechatCallback)
  async callback(
    @RequestQuery(loginsCalls.wechatCallback) query: WechatCallbackQuery,
    @Browser() browser: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const policy = this.policy();
    return this.send(await this.phone.handleCallback(query, browser), policy, request, reply);
  }

  /** @throws AppError NOT_CONFIGURED */
  private policy(): string {
    return phonePolicy(this.api.credentials.openBaseUrl);
  }

  private async send(
    answer: PhoneResponse,
    policy: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if ('redirectTo' in answer) return reply.status(303).header('location', answer.redirectTo).send();
    if (answer.cause !== undefined)
      request.log.warn({ cause: describeError(answer.cause) }, 'signing in with WeChat failed');
    const origin = { address: request.ip, acceptLanguage: request.headers['accept-language'] };
    return reply
      .status(answer.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        vary: 'Accept-Language',
      })
      .send(renderPhonePage(answer.page, await this.phone.languageFor(origin)));
  }
}
