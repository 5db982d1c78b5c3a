import { Controller, Ip } from '@nestjs/common';
import { configCalls } from '@storysprout/contracts/api/config';
import { Endpoint } from '../common/http/endpoint.js';
import { ClientConfigService } from './client-config.service.js';

@Controller()
export class ClientConfigController {
  constructor(private readonly config: ClientConfigService) {}

  @Endpoint(configCalls.get)
  get(@Ip() address: string) {
    return this.config.configFor(address);
  }
}
