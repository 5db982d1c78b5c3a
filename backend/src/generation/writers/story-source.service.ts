import { Inject, Injectable } from '@nestjs/common';
import type { Region } from '@storysprout/contracts/rules';
import { SETTINGS, type Settings } from '../../config/settings.js';

/** Who writes a story: the provider of a region, or the embedded engine. */
export type StorySource = Region | 'embedded';

/** Decides who writes. The region is the server's own finding, never what a client says. */
@Injectable()
export class StorySourceService {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'ai'>) {}

  /** The region's provider where the operator has a key for it, else the embedded engine. */
  sourceFor(region: Region): StorySource {
    return this.settings.ai[region] ? region : 'embedded';
  }

  /** Whether the embedded engine steps in for a provider that failed. */
  get isFallbackEnabled(): boolean {
    return this.settings.ai.fallback;
  }

  /** Milliseconds of one generation, all tries included. */
  get timeoutMs(): number {
    return this.settings.ai.timeoutMs;
  }
}
