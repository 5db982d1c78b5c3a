import { Controller } from '@nestjs/common';
import type { LimitQuery, PageQuery } from '@storysprout/contracts/api/common';
import { storiesCalls } from '@storysprout/contracts/api/stories';
import { CurrentUser, type Caller } from '../common/http/current-user.js';
import { Endpoint, PathParam, RequestQuery } from '../common/http/endpoint.js';
import { AS_UUID } from '../common/http/uuid.pipe.js';
import { StoriesService } from './stories.service.js';

@Controller()
export class StoriesController {
  constructor(private readonly stories: StoriesService) {}

  @Endpoint(storiesCalls.list)
  list(@CurrentUser() caller: Caller, @RequestQuery(storiesCalls.list) query: PageQuery) {
    return this.stories.listStories(caller.id, query);
  }

  @Endpoint(storiesCalls.recent)
  recent(@CurrentUser() caller: Caller, @RequestQuery(storiesCalls.recent) { limit }: LimitQuery) {
    return this.stories.listRecent(caller.id, limit);
  }

  @Endpoint(storiesCalls.get)
  get(@CurrentUser() caller: Caller, @PathParam(storiesCalls.get, 'id', AS_UUID) id: string) {
    return this.stories.getStory(caller.id, id);
  }
}
