import { Injectable } from '@nestjs/common';
import { VOICES } from '@storysprout/contracts/voices';
import { AppError } from '../common/app-error.js';
import { StoriesService } from '../stories/stories.service.js';

/** Narration of stories. No voice is installed yet: who may not, or asks for nothing, learns that first. */
@Injectable()
export class NarrationService {
  constructor(private readonly stories: StoriesService) {}

  /** Narrates a story that the caller may see. */
  async narrate(userId: string, storyId: string): Promise<never> {
    await this.stories.mustSee(userId, storyId);
    throw notConfigured();
  }

  /** A story's narration, for whoever may see the story. */
  async find(userId: string | undefined, storyId: string): Promise<never> {
    await this.stories.mustSee(userId, storyId);
    throw notConfigured();
  }

  /** A sample of one of the product's voices. @throws AppError NOT_FOUND for any other */
  preview(value: string): never {
    if (!VOICES.some((voice) => voice.value === value)) throw AppError.notFound();
    throw notConfigured();
  }
}

const notConfigured = () => new AppError('NOT_CONFIGURED', 'No voice is configured here');
