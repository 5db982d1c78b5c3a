import { Controller, Ip } from '@nestjs/common';
import { narrationCalls, type NarrateBody } from '@storysprout/contracts/api/narration';
import { OptionalUser } from '../common/http/route-access.js';
import { CurrentUser, type Caller } from '../common/http/current-user.js';
import { Endpoint, PathParam, RequestBody } from '../common/http/endpoint.js';
import { AS_UUID } from '../common/http/uuid.pipe.js';
import { LocationService } from '../location/location.service.js';
import { NarrationService } from './narration.service.js';
import { VoicePreviewService } from './voices/voice-preview.service.js';

@Controller()
export class NarrationController {
  constructor(
    private readonly narration: NarrationService,
    private readonly previews: VoicePreviewService,
    private readonly location: LocationService,
  ) {}

  @Endpoint(narrationCalls.narrate)
  narrate(
    @CurrentUser() caller: Caller,
    @PathParam(narrationCalls.narrate, 'id', AS_UUID) id: string,
    @RequestBody(narrationCalls.narrate) body: NarrateBody,
    @Ip() address: string,
  ) {
    return this.narration.narrate({ userId: caller.id, address }, id, body);
  }

  @OptionalUser()
  @Endpoint(narrationCalls.audio)
  audio(
    @CurrentUser() caller: Caller | undefined,
    @PathParam(narrationCalls.audio, 'id', AS_UUID) id: string,
  ) {
    return this.narration.findNarration(caller?.id, id);
  }

  @Endpoint(narrationCalls.preview)
  async preview(@PathParam(narrationCalls.preview, 'value') value: string, @Ip() address: string) {
    return this.previews.findOrCreatePreview(value, await this.location.regionFor(address), address);
  }
}
