import { Injectable } from '@nestjs/common';
import { LocationService } from '../../location/location.service.js';
import { parseUserAgent } from '../browser/browser-name.js';
import type { RequestOrigin } from '../browser/request-origin.js';
import type { SessionEntity } from './session.entity.js';

/** What is kept of the place of a session's use: never the address. */
export type Device = Pick<SessionEntity, 'browser' | 'system' | 'country'>;

/** Describes devices for the list of sessions. */
@Injectable()
export class DeviceService {
  constructor(private readonly location: LocationService) {}

  /** Browser, system and country of a request; null for unknown ones. */
  async describeDevice({ address, userAgent }: RequestOrigin): Promise<Device> {
    const { name, system } = parseUserAgent(userAgent);
    const country = await this.location.findCountry(address);
    return { browser: name ?? null, system: system ?? null, country: country ?? null };
  }
}
