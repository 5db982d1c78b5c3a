import type { Registry } from '@storysprout/contracts/registry';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PromiseCache } from '../common/async/promise-cache.js';
import { type BuiltShell, readBuiltShell } from './built-shell.js';
import { remoteForPath } from './remote-for-path.js';
import { type PageMetadata, insertMetadata } from './page-metadata.js';
import { renderPage } from './render-page.js';
import { pageKindFor, type PageKind, type PagePolicy, type AllowedSources } from './page-policy.js';
import type { RegistrySource } from './registry/registry-source.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** For pages with metadata of their own: a few milliseconds instead of a hundred. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Compressed pages with metadata of their own that are kept; about 5 KB each. */
const KEPT_BODIES = 200;

export type Encoding = 'br' | 'gzip' | 'identity';

export interface ServedPage extends PagePolicy {
  etag: string;
  body(encoding: Encoding): Promise<Buffer>;
}

/** A page for many replies, compressed ahead. */
interface CachedPage extends ServedPage {
  html: string;
}

const etagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

/** Cache of rendered pages by preloaded remote and policy, cleared when the registry changes. */
export class PageCache {
  private pages = new Map<string, Promise<CachedPage>>();
  private registryTag = '';
  private readonly bodies = new PromiseCache<Buffer>(KEPT_BODIES);

  private constructor(
    private readonly shell: BuiltShell,
    private readonly registry: RegistrySource,
    private readonly allowedSources: AllowedSources,
  ) {}

  /** Reads the built shell. Rejects where it has not been built. */
  static async load(
    shellDirectory: string,
    registry: RegistrySource,
    allowedSources: AllowedSources,
  ): Promise<PageCache> {
    return new PageCache(await readBuiltShell(shellDirectory), registry, allowedSources);
  }

  /**
   * The page at a path.
   * @param metadata for its head, looked up for this reply, since sharing of its story may end
   */
  async getPage(path: string, metadata?: PageMetadata): Promise<ServedPage> {
    const page = await this.getCachedPage(path);
    return metadata ? this.withMetadata(page, metadata) : page;
  }

  private async getCachedPage(path: string): Promise<CachedPage> {
    const { registry, etag } = await this.registry.getCurrent();
    if (etag !== this.registryTag) {
      this.registryTag = etag;
      this.pages = new Map();
    }
    const remote = remoteForPath(this.shell.routes, path);
    const kind = pageKindFor(path);
    const key = `${kind}:${remote ?? ''}`;
    let page = this.pages.get(key);
    if (!page) {
      page = this.renderCachedPage(registry, remote, kind);
      this.pages.set(key, page);
    }
    return page;
  }

  private async renderCachedPage(
    registry: Registry,
    remote: string | undefined,
    kind: PageKind,
  ): Promise<CachedPage> {
    const { html, ...policy } = renderPage(this.shell, registry, remote, kind, this.allowedSources);
    const [br, gz] = await Promise.all([compressBrotli(html), compressGzip(html)]);
    const bodies = { br, gzip: gz, identity: Buffer.from(html) };
    const body = async (encoding: Encoding) => bodies[encoding];
    return { html, etag: etagOf(html), ...policy, body };
  }

  private withMetadata({ html: plain, ...policy }: CachedPage, metadata: PageMetadata): ServedPage {
    const html = insertMetadata(plain, metadata);
    const etag = etagOf(html);
    const body = (encoding: Encoding) =>
      this.bodies.getOrCreate(`${encoding}:${etag}`, () => compressFast[encoding](html));
    return { ...policy, etag, body };
  }
}

const compressFast: Record<Encoding, (html: string) => Promise<Buffer>> = {
  br: (html) => compressBrotli(html, FAST_BROTLI),
  gzip: (html) => compressGzip(html),
  identity: async (html) => Buffer.from(html),
};
