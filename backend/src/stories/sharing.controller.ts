import { Body, Controller, Param } from '@nestjs/common';
import { sharingCalls, type ReportBody } from '@storysprout/contracts/api/sharing';
import { OptionalUser } from '../common/access.js';
import { CurrentUser, type Caller } from '../common/current-user.js';
import { Endpoint } from '../common/endpoint.js';
import { UuidId } from '../common/uuid-id.pipe.js';
import { SharingService } from './sharing.service.js';

@Controller()
export class SharingController {
  constructor(private readonly sharing: SharingService) {}

  @OptionalUser()
  @Endpoint(sharingCalls.publicGet)
  publicGet(@CurrentUser() caller: Caller | undefined, @Param('id', UuidId) id: string) {
    return this.sharing.read(caller?.id, id);
  }

  @Endpoint(sharingCalls.share)
  share(@CurrentUser() caller: Caller, @Param('id', UuidId) id: string) {
    return this.sharing.share(caller.id, id);
  }

  @Endpoint(sharingCalls.unshare)
  unshare(@CurrentUser() caller: Caller, @Param('id', UuidId) id: string) {
    return this.sharing.unshare(caller.id, id);
  }

  @OptionalUser()
  @Endpoint(sharingCalls.recordExport)
  recordExport(@CurrentUser() caller: Caller | undefined, @Param('id', UuidId) id: string) {
    return this.sharing.recordExport(caller?.id, id);
  }

  @OptionalUser()
  @Endpoint(sharingCalls.report)
  report(
    @CurrentUser() caller: Caller | undefined,
    @Param('id', UuidId) id: string,
    @Body({ schema: sharingCalls.report.body }) body: ReportBody,
  ) {
    return this.sharing.report(caller?.id, id, body);
  }
}
