import type { Registry } from '@storysprout/contracts/registry';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { remoteForPath, type RouteRow } from './remote-for-path.js';
import { type PageMetadata, insertMetadata } from './page-metadata.js';
import { renderPage } from './render-page.js';
import { pageKindFor, type PageKind, type PagePolicy, type AllowedSources } from './page-policy.js';
import type { RegistrySource } from './registry-source.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** For pages made for a single reply: a few milliseconds instead of a hundred. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

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

  private constructor(
    private readonly template: string,
    private readonly routes: readonly RouteRow[],
    private readonly registry: RegistrySource,
    private readonly allowedSources: AllowedSources,
  ) {}

  /** Reads the built shell. Rejects where it has not been built. */
  static async load(
    shellDirectory: string,
    registry: RegistrySource,
    allowedSources: AllowedSources,
  ): Promise<PageCache> {
    const [template, routes] = await Promise.all([
      readFile(join(shellDirectory, 'index.html'), 'utf8'),
      readFile(join(shellDirectory, 'routes.json'), 'utf8'),
    ]);
    return new PageCache(template, JSON.parse(routes) as RouteRow[], registry, allowedSources);
  }

  /**
   * The page at a path.
   * @param metadata for its head; such a page is rendered for this reply only, since sharing of its story may end
   */
  async getPage(path: string, metadata?: PageMetadata): Promise<ServedPage> {
    const page = await this.getCachedPage(path);
    return metadata ? withMetadata(page, metadata) : page;
  }

  private async getCachedPage(path: string): Promise<CachedPage> {
    const { registry, etag } = await this.registry.getCurrent();
    if (etag !== this.registryTag) {
      this.registryTag = etag;
      this.pages = new Map();
    }
    const remote = remoteForPath(this.routes, path);
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
    const { html, ...policy } = renderPage(this.template, registry, remote, kind, this.allowedSources);
    const [br, gz] = await Promise.all([compressBrotli(html), compressGzip(html)]);
    const bodies = { br, gzip: gz, identity: Buffer.from(html) };
    const body = async (encoding: Encoding) => bodies[encoding];
    return { html, etag: etagOf(html), ...policy, body };
  }
}

function withMetadata(page: CachedPage, metadata: PageMetadata): ServedPage {
  const { contentSecurityPolicy, crossOriginOpenerPolicy } = page;
  const html = insertMetadata(page.html, metadata);
  const compress = {
    br: () => compressBrotli(html, FAST_BROTLI),
    gzip: () => compressGzip(html),
    identity: async () => Buffer.from(html),
  };
  return {
    etag: etagOf(html),
    contentSecurityPolicy,
    crossOriginOpenerPolicy,
    body: (encoding) => compress[encoding](),
  };
}
