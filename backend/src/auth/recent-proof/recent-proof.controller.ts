import { Controller, UseGuards } from '@nestjs/common';
import { sessionsCalls, type ProofBody } from '@storysprout/contracts/api/sessions';
import { CurrentUser, type Caller } from '../../common/http/current-user.js';
import { Endpoint, RequestBody } from '../../common/http/endpoint.js';
import { SignInRateLimitGuard } from '../../rate-limits/address-rate-limit.guard.js';
import { Browser } from '../browser/browser-cookie.service.js';
import { RecentProofService } from './recent-proof.service.js';

@Controller()
export class RecentProofController {
  constructor(private readonly proofs: RecentProofService) {}

  @Endpoint(sessionsCalls.prove)
  @UseGuards(SignInRateLimitGuard)
  prove(
    @CurrentUser() caller: Caller,
    @RequestBody(sessionsCalls.prove) body: ProofBody,
    @Browser() browser: string | undefined,
  ) {
    return this.proofs.prove(caller, body, browser);
  }
}
