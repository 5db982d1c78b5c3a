import { Controller, Ip } from '@nestjs/common';
import { locationCalls, type DetectBody } from '@storysprout/contracts/api/location';
import { Endpoint, RequestBody } from '../common/http/endpoint.js';
import { LocationService } from './location.service.js';

@Controller()
export class LocationController {
  constructor(private readonly location: LocationService) {}

  @Endpoint(locationCalls.detect)
  detect(@RequestBody(locationCalls.detect) { ip }: DetectBody, @Ip() own: string) {
    return this.location.locate(ip, own);
  }
}
