import { Inject, Injectable } from '@nestjs/common';
import { onOneLine, shareTextOf } from '@storysprout/contracts/share-text';
import { setTimeout as sleep } from 'node:timers/promises';
import { readUuid } from '../common/http/uuid.pipe.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import type { PageAbout } from '../site/page-metadata.js';
import { SharingService } from '../stories/sharing/sharing.service.js';
import { PICTURE } from './cover-image.service.js';

/** Milliseconds that a page may wait for what it is about. Without it, it is the page that everybody gets. */
const PATIENCE_MS = 500;

/** What the page at an address says of itself to a chat that shows a link to it. */
@Injectable()
export class LinkPreviews {
  constructor(
    private readonly sharing: SharingService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /**
   * Of a shared story its theme, its beginning and its picture. Undefined for any other address, an unknown story or one
   * that is not shared, and when the database does not answer in time: a page never fails for want of it.
   */
  async of(path: string): Promise<PageAbout | undefined> {
    const id = readUuid(/^\/story\/([^/]+)\/?$/.exec(path)?.[1]);
    if (!id) return undefined;
    const story = await this.lookUp(id);
    if (!story) return undefined;
    const { publicUrl } = this.settings;
    return {
      title: onOneLine(story.theme),
      description: shareTextOf(story.text),
      url: `${publicUrl}/story/${id}`,
      picture: { url: `${publicUrl}/preview/${id}.png`, ...PICTURE },
    };
  }

  private async lookUp(id: string) {
    const late = new AbortController();
    const story = this.sharing.introduce(id).catch(() => null);
    const end = sleep(PATIENCE_MS, null, { signal: late.signal }).catch(() => null);
    try {
      return await Promise.race([story, end]);
    } finally {
      late.abort();
    }
  }
}
