import { Inject, Injectable } from '@nestjs/common';
import type { Region } from '@storysprout/contracts/rules';
import { SETTINGS, type Settings } from '../../config/settings.js';

/** The source of a story: the provider of a region, or the embedded engine. */
export type StorySource = Region | 'embedded';

/** Chooses the source of a story by the pupil's region, which the server determines and no client can set. */
@Injectable()
export class StorySourceService {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'ai'>) {}

  /** The provider of the region if the operator has configured a key for it, else the embedded engine. */
  sourceFor(region: Region): StorySource {
    return this.settings.ai[region] ? region : 'embedded';
  }

  /** Whether the embedded engine replaces a failed provider. */
  get isFallbackEnabled(): boolean {
    return this.settings.ai.fallback;
  }

  /** Milliseconds for one generation, retries included. */
  get timeoutMs(): number {
    return this.settings.ai.timeoutMs;
  }
}
