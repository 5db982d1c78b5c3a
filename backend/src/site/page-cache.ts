import type { Registry } from '@storysprout/contracts/registry';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { firstRemoteAt, type RouteRow } from './first-remote.js';
import { renderPage } from './page.js';
import type { RegistrySource } from './registry-source.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface ServedPage {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  contentSecurityPolicy: string;
}

/** Rendered pages by first remote, made anew when the registry changes. Few: one for each remote and one for none. */
export class PageCache {
  private pages = new Map<string, Promise<ServedPage>>();
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

  async at(path: string): Promise<ServedPage> {
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

  private async make(registry: Registry, remote: string | undefined): Promise<ServedPage> {
    const { html, contentSecurityPolicy } = renderPage(this.template, registry, remote, this.connectTo);
    const identity = Buffer.from(html);
    const [br, gz] = await Promise.all([compressBrotli(identity), compressGzip(identity)]);
    const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    return { identity, br, gzip: gz, etag: `W/"${digest}"`, contentSecurityPolicy };
  }
}
