import { Controller } from '@nestjs/common';
import { openapiCalls } from '@storysprout/contracts/api/openapi';
import { Endpoint } from '../common/http/endpoint.js';
import { OpenapiService } from './openapi.service.js';

@Controller()
export class OpenapiController {
  constructor(private readonly openapi: OpenapiService) {}

  @Endpoint(openapiCalls.document)
  document() {
    return this.openapi.getDocument();
  }
}
