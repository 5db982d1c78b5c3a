import { Body, Controller, Ip } from '@nestjs/common';
import { locationCalls, type DetectBody } from '@storysprout/contracts/api/location';
import { Endpoint } from '../common/endpoint.js';
import { LocationService } from './location.service.js';

@Controller()
export class LocationController {
  constructor(private readonly location: LocationService) {}

  @Endpoint(locationCalls.detect)
  detect(@Body({ schema: locationCalls.detect.body }) { ip }: DetectBody, @Ip() own: string) {
    return this.location.locate(ip, own);
  }
}
