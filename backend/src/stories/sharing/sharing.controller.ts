import { Controller, Headers, Ip } from '@nestjs/common';
import { sharingCalls, type ReportBody } from '@storysprout/contracts/api/sharing';
import { OptionalUser } from '../../common/http/route-access.js';
import { CurrentUser, type Caller } from '../../common/http/current-user.js';
import { Endpoint, PathParam, RequestBody } from '../../common/http/endpoint.js';
import { AS_UUID } from '../../common/http/uuid.pipe.js';
import { SharingService } from './sharing.service.js';

@Controller()
export class SharingController {
  constructor(private readonly sharing: SharingService) {}

  @OptionalUser()
  @Endpoint(sharingCalls.publicGet)
  publicGet(
    @CurrentUser() caller: Caller | undefined,
    @PathParam(sharingCalls.publicGet, 'id', AS_UUID) id: string,
    @Ip() address: string,
    @Headers('user-agent') browser = '',
  ) {
    return this.sharing.readSharedStory({ userId: caller?.id, address, browser }, id);
  }

  @Endpoint(sharingCalls.share)
  share(@CurrentUser() caller: Caller, @PathParam(sharingCalls.share, 'id', AS_UUID) id: string) {
    return this.sharing.shareStory(caller.id, id);
  }

  @Endpoint(sharingCalls.unshare)
  unshare(@CurrentUser() caller: Caller, @PathParam(sharingCalls.unshare, 'id', AS_UUID) id: string) {
    return this.sharing.unshareStory(caller.id, id);
  }

  @OptionalUser()
  @Endpoint(sharingCalls.recordExport)
  recordExport(
    @CurrentUser() caller: Caller | undefined,
    @PathParam(sharingCalls.recordExport, 'id', AS_UUID) id: string,
  ) {
    return this.sharing.recordExport(caller?.id, id);
  }

  @OptionalUser()
  @Endpoint(sharingCalls.report)
  report(
    @CurrentUser() caller: Caller | undefined,
    @PathParam(sharingCalls.report, 'id', AS_UUID) id: string,
    @RequestBody(sharingCalls.report) body: ReportBody,
  ) {
    return this.sharing.reportStory(caller?.id, id, body);
  }
}
