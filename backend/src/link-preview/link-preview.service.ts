import { Inject, Injectable } from '@nestjs/common';
import { toSingleLine, toShareText } from '@storysprout/contracts/share-text';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseUuid } from '../common/http/uuid.pipe.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import type { PageMetadata } from '../site/page-metadata.js';
import { SharingService } from '../stories/sharing/sharing.service.js';
import { COVER_IMAGE } from './cover-image.service.js';

/** Milliseconds that a page waits for its metadata. Without it the plain page is served. */
const LOOKUP_TIMEOUT_MS = 500;

/** Open Graph metadata of shared stories, for chat apps that show a preview of a link. */
@Injectable()
export class LinkPreviewService {
  constructor(
    private readonly sharing: SharingService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /**
   * Theme, beginning and image of a shared story. Undefined for any other address, an unknown or unshared story, and
   * when the database does not answer in time: a page never fails for lack of metadata.
   */
  async findMetadata(path: string): Promise<PageMetadata | undefined> {
    const id = parseUuid(/^\/story\/([^/]+)\/?$/.exec(path)?.[1]);
    if (!id) return undefined;
    const story = await this.findStoryInTime(id);
    if (!story) return undefined;
    const { publicUrl } = this.settings;
    return {
      title: toSingleLine(story.theme),
      description: toShareText(story.text),
      url: `${publicUrl}/story/${id}`,
      image: { url: `${publicUrl}/preview/${id}.png`, ...COVER_IMAGE },
    };
  }

  private async findStoryInTime(id: string) {
    const late = new AbortController();
    const story = this.sharing.findSharedText(id).catch(() => null);
    const end = sleep(LOOKUP_TIMEOUT_MS, null, { signal: late.signal }).catch(() => null);
    try {
      return await Promise.race([story, end]);
    } finally {
      late.abort();
    }
  }
}
