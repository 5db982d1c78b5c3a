import { Inject, Injectable } from '@nestjs/common';
import type { Location } from '@storysprout/contracts/api/location';
import type { Region } from '@storysprout/contracts/rules';
import { SETTINGS, type Settings } from '../config/settings.js';
import { CountryLookupService } from './country-lookup.service.js';

/** Mainland China. HK and MO have codes, networks and providers of their own, so they count as global. */
const CHINA = 'CN';
const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
const UNKNOWN: Record<Region, Pick<Location, 'country' | 'countryCode'>> = {
  global: { country: 'Global', countryCode: 'US' },
  china: { country: 'China', countryCode: CHINA },
};

/** Locates addresses by the embedded country database. */
@Injectable()
export class LocationService {
  constructor(
    private readonly countries: CountryLookupService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'defaultRegion'>,
  ) {}

  /** The country of the given address, else of the caller's own, else of DEFAULT_REGION. */
  async locate(given: string | null | undefined, own: string): Promise<Location> {
    const code = (await this.countries.findCountry(given)) ?? (await this.countries.findCountry(own));
    const place = code
      ? { country: COUNTRY_NAMES.of(code) ?? code, countryCode: code }
      : UNKNOWN[this.settings.defaultRegion];
    return { ...place, region: '', city: '', timezone: '', isChina: place.countryCode === CHINA };
  }

  /** ISO 3166 code of the country of an address; undefined for an unknown one. */
  findCountry(address: string): Promise<string | undefined> {
    return this.countries.findCountry(address);
  }

  /** The region of an address, which decides logins, providers and voices. */
  async regionFor(address: string): Promise<Region> {
    const { isChina } = await this.locate(undefined, address);
    return isChina ? 'china' : 'global';
  }
}
