import { Controller } from '@nestjs/common';
import { partCalls } from '@storysprout/contracts/api/part-area';
import { Endpoint } from '../common/http/endpoint.js';

@Controller()
export class PartAreaController {
  @Endpoint(partCalls.partCall)
  partCall() {
    return { done: true };
  }
}
