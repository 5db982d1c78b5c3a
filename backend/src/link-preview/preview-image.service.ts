import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { ConcurrencyLimiter } from '../common/async/concurrency-limiter.js';
import { PromiseCache } from '../common/async/promise-cache.js';
import { SharingService } from '../stories/sharing/sharing.service.js';
import { CoverImageService } from './cover-image.service.js';

/** Of Node's four threads, which passwords and files also need. */
const CONCURRENCY = 2;
/** A tenth of a second each: the last one waits some seconds. */
const MAX_QUEUED = 60;
/** Images; about 80 KB each. */
const CACHE_SIZE = 40;
const RETRY_AFTER_SECONDS = 5;

/** The image of a shared story. */
export interface PreviewImage {
  /** Changes with the image. */
  etag: string;
  /** @throws AppError UNAVAILABLE while the queue is full */
  renderPng(): Promise<Buffer>;
}

/** The images under `/preview/`. */
@Injectable()
export class PreviewImageService {
  private readonly limiter = new ConcurrencyLimiter({
    concurrency: CONCURRENCY,
    maxQueued: MAX_QUEUED,
    retryAfter: RETRY_AFTER_SECONDS,
  });
  private readonly cache = new PromiseCache<Buffer>(CACHE_SIZE);

  constructor(
    private readonly sharing: SharingService,
    private readonly covers: CoverImageService,
  ) {}

  /**
   * The image of a story; undefined while it is not shared. Looked up for each request, so that it ends with the
   * sharing.
   */
  async findImage(id: string): Promise<PreviewImage | undefined> {
    const story = await this.sharing.findSharedText(id);
    if (!story) return undefined;
    const svg = this.covers.drawSvg(story.theme, id);
    const tag = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
    return {
      etag: tag,
      renderPng: () => this.cache.getOrCreate(tag, () => this.limiter.run(() => this.covers.renderPng(svg))),
    };
  }
}
