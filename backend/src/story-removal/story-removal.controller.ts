import { Controller } from '@nestjs/common';
import { storiesCalls } from '@storysprout/contracts/api/stories';
import { CurrentUser, type Caller } from '../common/http/current-user.js';
import { Endpoint, PathParam } from '../common/http/endpoint.js';
import { AS_UUID } from '../common/http/uuid.pipe.js';
import { StoryRemovalService } from './story-removal.service.js';

@Controller()
export class StoryRemovalController {
  constructor(private readonly removal: StoryRemovalService) {}

  @Endpoint(storiesCalls.remove)
  remove(@CurrentUser() caller: Caller, @PathParam(storiesCalls.remove, 'id', AS_UUID) id: string) {
    return this.removal.removeStory(caller.id, id);
  }
}
