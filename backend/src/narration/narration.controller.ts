import { Body, Controller, Param } from '@nestjs/common';
import { narrationCalls, type NarrateBody } from '@storysprout/contracts/api/narration';
import { OptionalUser } from '../common/access.js';
import { CurrentUser, type Caller } from '../common/current-user.js';
import { Endpoint } from '../common/endpoint.js';
import { UuidId } from '../common/uuid-id.pipe.js';
import { NarrationService } from './narration.service.js';
import { VoicePreviews } from './voice-previews.js';

@Controller()
export class NarrationController {
  constructor(
    private readonly narration: NarrationService,
    private readonly previews: VoicePreviews,
  ) {}

  @Endpoint(narrationCalls.narrate)
  narrate(
    @CurrentUser() caller: Caller,
    @Param('id', UuidId) id: string,
    @Body({ schema: narrationCalls.narrate.body }) body: NarrateBody,
  ) {
    return this.narration.narrate(caller.id, id, body);
  }

  @OptionalUser()
  @Endpoint(narrationCalls.audio)
  audio(@CurrentUser() caller: Caller | undefined, @Param('id', UuidId) id: string) {
    return this.narration.find(caller?.id, id);
  }

  @Endpoint(narrationCalls.preview)
  preview(@Param('value') value: string) {
    return this.previews.preview(value);
  }
}
