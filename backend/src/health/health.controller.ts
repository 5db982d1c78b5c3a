import { Controller } from '@nestjs/common';
import { healthCalls } from '@storysprout/contracts/api/health';
import { Endpoint } from '../common/http/endpoint.js';
import { HealthService } from './health.service.js';

@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Endpoint(healthCalls.live)
  live() {
    return { status: 'ok' as const };
  }

  @Endpoint(healthCalls.ready)
  ready() {
    return this.health.checkReady();
  }
}
