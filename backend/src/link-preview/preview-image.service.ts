import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { ConcurrencyLimiter } from '../common/async/concurrency-limiter.js';
import { PromiseCache } from '../common/async/promise-cache.js';
import { SharingService } from '../stories/sharing/sharing.service.js';
import { CoverPictures } from './cover-image.service.js';

/** Of Node's four threads, which passwords and files need too. */
const CONCURRENCY = 2;
/** A tenth of a second each: the last one waits some seconds. */
const MAX_QUEUED = 60;
/** Some 80 KB each. */
const CACHE_SIZE = 40;
const RETRY_WHILE_FULL = 5;

/** The picture of a shared story. */
export interface PreviewPicture {
  /** Changes with the picture. */
  tag: string;
  /** @throws AppError UNAVAILABLE while too many are waiting to be painted */
  png(): Promise<Buffer>;
}

/** The pictures behind the addresses under `/preview/`. */
@Injectable()
export class PreviewPictures {
  private readonly limiter = new ConcurrencyLimiter({
    concurrency: CONCURRENCY,
    maxQueued: MAX_QUEUED,
    retryAfter: RETRY_WHILE_FULL,
  });
  private readonly cache = new PromiseCache<Buffer>(CACHE_SIZE);

  constructor(
    private readonly sharing: SharingService,
    private readonly covers: CoverPictures,
  ) {}

  /** The picture of a story; undefined while it is not shared. Looked up each time, so that it ends with the sharing. */
  async open(id: string): Promise<PreviewPicture | undefined> {
    const story = await this.sharing.introduce(id);
    if (!story) return undefined;
    const svg = this.covers.draw(story.theme, id);
    const tag = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
    return {
      tag,
      png: () => this.cache.getOrCreate(tag, () => this.limiter.run(() => this.covers.render(svg))),
    };
  }
}
