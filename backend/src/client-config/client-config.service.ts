import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '@storysprout/contracts/api/config';
import { LIMITS } from '@storysprout/contracts/rules';
import { VOICES } from '@storysprout/contracts/voices';
import { SETTINGS, type Settings } from '../config/settings.js';
import { LocationService } from '../location/location.service.js';
import { voiceSource } from '../narration/providers/voice-table.js';

/** What the browser needs to know of this installation, so that no bundle holds a deployment's settings. */
@Injectable()
export class ClientConfigService {
  constructor(
    private readonly location: LocationService,
    @Inject(SETTINGS)
    private readonly settings: Pick<Settings, 'generationsPerDay' | 'ipServices' | 'operator' | 'voices'>,
  ) {}

  /** For a caller at this address. */
  async configFor(address: string): Promise<Config> {
    const region = await this.location.regionOf(address);
    return {
      // The others are null or false until an installation can have credentials for them.
      logins: { email: true, google: null, apple: null, wechat: false },
      region,
      voices: VOICES.map((voice) => ({
        ...voice,
        provider: voiceSource(this.settings.voices, voice.value, region)?.provider ?? 'embedded',
      })),
      limits: {
        themeGraphemes: LIMITS.themeGraphemes,
        passwordMin: LIMITS.password.min,
        nickNameMin: LIMITS.nickName.min,
        generationsPerDay: this.settings.generationsPerDay,
      },
      ipServices: this.settings.ipServices,
      operator: this.settings.operator,
      mail: false,
    };
  }
}
