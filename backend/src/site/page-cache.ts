import type { Registry } from '@storysprout/contracts/registry';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { firstRemoteAt, type RouteRow } from './first-remote.js';
import { type PageAbout, withAbout } from './page-about.js';
import { renderPage } from './page.js';
import type { RegistrySource } from './registry-source.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** A page made for one answer is compressed while somebody waits for it: a few milliseconds instead of a hundred. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Encoding = 'br' | 'gzip' | 'identity';

export interface ServedPage {
  etag: string;
  contentSecurityPolicy: string;
  body(encoding: Encoding): Promise<Buffer>;
}

/** A page that many are served, compressed ahead. */
interface CachedPage extends ServedPage {
  html: string;
}

const etagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

/** Rendered pages by first remote, made anew when the registry changes. Few: one for each remote and one for none. */
export class PageCache {
  private pages = new Map<string, Promise<CachedPage>>();
  private registryTag = '';

  private constructor(
    private readonly template: string,
    private readonly routes: readonly RouteRow[],
    private readonly registry: RegistrySource,
    private readonly connectTo: readonly string[],
  ) {}

  /** Reads the built shell. Rejects where it has not been built. */
  static async open(
    shellDirectory: string,
    registry: RegistrySource,
    connectTo: readonly string[],
  ): Promise<PageCache> {
    const [template, routes] = await Promise.all([
      readFile(join(shellDirectory, 'index.html'), 'utf8'),
      readFile(join(shellDirectory, 'routes.json'), 'utf8'),
    ]);
    return new PageCache(template, JSON.parse(routes) as RouteRow[], registry, connectTo);
  }

  /**
   * The page at a path.
   * @param about what its head tells of; such a page is made for this one answer, as its story may stop being shared
   */
  async at(path: string, about?: PageAbout): Promise<ServedPage> {
    const page = await this.cached(path);
    return about ? pageAbout(page, about) : page;
  }

  private async cached(path: string): Promise<CachedPage> {
    const { registry, etag } = await this.registry.current();
    if (etag !== this.registryTag) {
      this.registryTag = etag;
      this.pages = new Map();
    }
    const remote = firstRemoteAt(this.routes, path);
    const key = remote ?? '';
    let page = this.pages.get(key);
    if (!page) {
      page = this.make(registry, remote);
      this.pages.set(key, page);
    }
    return page;
  }

  private async make(registry: Registry, remote: string | undefined): Promise<CachedPage> {
    const { html, contentSecurityPolicy } = renderPage(this.template, registry, remote, this.connectTo);
    const [br, gz] = await Promise.all([compressBrotli(html), compressGzip(html)]);
    const bodies = { br, gzip: gz, identity: Buffer.from(html) };
    const body = async (encoding: Encoding) => bodies[encoding];
    return { html, etag: etagOf(html), contentSecurityPolicy, body };
  }
}

function pageAbout({ html: plain, contentSecurityPolicy }: CachedPage, about: PageAbout): ServedPage {
  const html = withAbout(plain, about);
  const compress = {
    br: () => compressBrotli(html, QUICK),
    gzip: () => compressGzip(html),
    identity: async () => Buffer.from(html),
  };
  return { etag: etagOf(html), contentSecurityPolicy, body: (encoding) => compress[encoding]() };
}
