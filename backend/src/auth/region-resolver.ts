import { Inject, Injectable } from '@nestjs/common';
import type { Region } from '@storysprout/contracts/rules';
import { SETTINGS, type Settings } from '../config/settings.js';

/** Where a request comes from, as the server sees it. The look-up of the address comes with the location module. */
@Injectable()
export class RegionResolver {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  regionOf(_address: string): Region {
    return this.settings.defaultRegion;
  }
}
