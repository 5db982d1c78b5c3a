import { Controller, Res } from '@nestjs/common';
import { accountCalls, type DeleteAccountBody } from '@storysprout/contracts/api/account';
import type { FastifyReply } from 'fastify';
import { CurrentUser, type Caller } from '../common/http/current-user.js';
import { Endpoint, RequestBody } from '../common/http/endpoint.js';
import { AccountExportService } from './account-export.service.js';
import { AccountService } from './account.service.js';

@Controller()
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly exports: AccountExportService,
  ) {}

  @Endpoint(accountCalls.exportData)
  async exportData(@CurrentUser() caller: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    const file = await this.exports.exportAccount(caller.id);
    void reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="storysprout-export.json"',
    });
    return file;
  }

  @Endpoint(accountCalls.deleteAccount)
  deleteAccount(
    @CurrentUser() caller: Caller,
    @RequestBody(accountCalls.deleteAccount) body: DeleteAccountBody,
  ) {
    return this.account.removeConfirmed(caller.id, body);
  }
}
