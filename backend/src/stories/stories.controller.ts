import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LimitQuery, PageQuery } from '@storysprout/contracts/api/common';
import { idempotencyKeySchema, storiesCalls, type GenerateBody } from '@storysprout/contracts/api/stories';
import { CurrentUser, type Caller } from '../common/http/current-user.js';
import { Endpoint, PathParam, RequestBody, RequestQuery } from '../common/http/endpoint.js';
import { UuidPipe } from '../common/http/uuid.pipe.js';
import { followGeneration } from './generation/follow-generation.js';
import { IdempotencyKey } from './generation/idempotency-key.js';
import { StoriesService } from './stories.service.js';
import { StoryGenerationService } from './generation/story-generation.service.js';

@Controller()
export class StoriesController {
  constructor(
    private readonly stories: StoriesService,
    private readonly generation: StoryGenerationService,
  ) {}

  @Endpoint(storiesCalls.generate)
  generate(
    @CurrentUser() caller: Caller,
    @RequestBody(storiesCalls.generate) body: GenerateBody,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return followGeneration(this.generation.startGeneration(caller.id, body, key), request, reply);
  }

  @Endpoint(storiesCalls.stopGeneration)
  stopGeneration(
    @CurrentUser() caller: Caller,
    @PathParam(storiesCalls.stopGeneration, 'key', { schema: idempotencyKeySchema }) key: string,
  ) {
    return this.generation.stopGeneration(caller.id, key);
  }

  @Endpoint(storiesCalls.list)
  list(@CurrentUser() caller: Caller, @RequestQuery(storiesCalls.list) query: PageQuery) {
    return this.stories.listStories(caller.id, query);
  }

  @Endpoint(storiesCalls.recent)
  recent(@CurrentUser() caller: Caller, @RequestQuery(storiesCalls.recent) { limit }: LimitQuery) {
    return this.stories.listRecent(caller.id, limit);
  }

  @Endpoint(storiesCalls.get)
  get(@CurrentUser() caller: Caller, @PathParam(storiesCalls.get, 'id', UuidPipe) id: string) {
    return this.stories.getStory(caller.id, id);
  }
}
