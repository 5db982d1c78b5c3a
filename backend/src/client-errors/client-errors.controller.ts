import { Controller, Req } from '@nestjs/common';
import { clientErrorsCalls, type ClientError } from '@storysprout/contracts/api/client-errors';
import type { FastifyRequest } from 'fastify';
import { Endpoint, RequestBody } from '../common/http/endpoint.js';
import { ClientErrorsService } from './client-errors.service.js';

@Controller()
export class ClientErrorsController {
  constructor(private readonly errors: ClientErrorsService) {}

  @Endpoint(clientErrorsCalls.report)
  report(@RequestBody(clientErrorsCalls.report) body: ClientError, @Req() request: FastifyRequest) {
    return this.errors.logClientError(body, request.log);
  }
}
