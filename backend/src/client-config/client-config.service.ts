import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '@storysprout/contracts/api/config';
import { LIMITS } from '@storysprout/contracts/rules';
import { VOICES } from '@storysprout/contracts/voices';
import { SETTINGS, type Settings } from '../config/settings.js';
import { LocationService } from '../location/location.service.js';
import { voiceSourceFor } from '../narration/voices/voice-sources.js';

/** The settings that the browser needs, so that no bundle contains those of a deployment. */
@Injectable()
export class ClientConfigService {
  constructor(
    private readonly location: LocationService,
    @Inject(SETTINGS)
    private readonly settings: Settings,
  ) {}

  /** The configuration for a caller at this address. */
  async configFor(address: string): Promise<Config> {
    const region = await this.location.regionFor(address);
    return {
      logins: loginOptions(this.settings),
      region,
      voices: VOICES.map((voice) => ({
        ...voice,
        provider: voiceSourceFor(this.settings.voices, voice.value, region)?.provider ?? 'embedded',
      })),
      limits: {
        themeGraphemes: LIMITS.themeGraphemes,
        passwordMin: LIMITS.password.min,
        nickNameMin: LIMITS.nickName.min,
        generationsPerDay: this.settings.generationsPerDay,
      },
      ipServices: this.settings.ipServices,
      operator: this.settings.operator,
      mail: this.settings.mail !== undefined,
    };
  }
}

/** The logins that this installation has credentials for. */
function loginOptions({ google, apple, wechat, publicUrl }: Settings): Config['logins'] {
  return {
    email: true,
    google: google
      ? {
          clientId: google.clientId,
          scriptUrl: google.scriptUrl,
          authorizeUrl: new URL('/o/oauth2/v2/auth', google.scriptUrl).href,
        }
      : null,
    apple: apple
      ? { clientId: apple.clientId, redirectUri: `${publicUrl}/login`, scriptUrl: apple.scriptUrl }
      : null,
    wechat: wechat !== undefined,
  };
}
