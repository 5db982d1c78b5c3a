import { Controller, Ip, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idempotencyKeySchema, storiesCalls, type GenerateBody } from '@storysprout/contracts/api/stories';
import { CurrentUser, type Caller } from '../../common/http/current-user.js';
import { Endpoint, PathParam, RequestBody } from '../../common/http/endpoint.js';
import { followGeneration } from './follow-generation.js';
import { IdempotencyKey } from './idempotency-key.js';
import { StoryGenerationService } from './story-generation.service.js';

@Controller()
export class StoryGenerationController {
  constructor(private readonly generation: StoryGenerationService) {}

  @Endpoint(storiesCalls.generate)
  generate(
    @CurrentUser() caller: Caller,
    @RequestBody(storiesCalls.generate) body: GenerateBody,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return followGeneration(this.generation.startGeneration(caller.id, body, address, key), request, reply);
  }

  @Endpoint(storiesCalls.stopGeneration)
  stopGeneration(
    @CurrentUser() caller: Caller,
    @PathParam(storiesCalls.stopGeneration, 'key', { schema: idempotencyKeySchema }) key: string,
  ) {
    return this.generation.stopGeneration(caller.id, key);
  }
}
