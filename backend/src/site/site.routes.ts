import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import type { PageMetadata } from './page-metadata.js';
import { type Encoding, PageCache, type ServedPage } from './page-cache.js';
import type { AllowedSources } from './page-policy.js';
import { fileReader, RegistrySource, urlReader } from './registry-source.js';

const YEAR_SECONDS = 31_536_000;
/** Prefixes under which a missing file is 404, never the page. */
const FILE_PREFIXES = ['/api', '/assets', '/remotes', '/audio', '/preview'];

const isFilePath = (path: string): boolean =>
  FILE_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ||
  /\.[A-Za-z0-9]{1,8}$/.test(path);

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: ServedPage) {
  reply
    .header('Cache-Control', 'no-cache')
    .header('ETag', page.etag)
    .header('Vary', 'Accept-Encoding')
    .header('Content-Security-Policy', page.contentSecurityPolicy)
    .header('Cross-Origin-Opener-Policy', page.crossOriginOpenerPolicy)
    .header('Referrer-Policy', 'strict-origin-when-cross-origin')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
    .type('text/html; charset=utf-8');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(await page.body(encoding));
}

export interface SiteOptions {
  /** Contains `shell/`, `remotes/` and `remotes.json`. */
  siteDirectory: string;
  /** If it is an http address, the registry is read from there. */
  remotesUrl: string;
  onRefused: (reason: string) => void;
  /** Sources that pages may use besides their own origin. */
  allowedSources?: AllowedSources;
  /** Metadata of the page at a path; undefined for the product's own. Never rejects. */
  findMetadata?: (path: string) => Promise<PageMetadata | undefined>;
}

/** Serves the built shell, the published remotes and their registry on the API's port. */
export async function registerSite(server: FastifyInstance, options: SiteOptions): Promise<void> {
  const { siteDirectory, remotesUrl, onRefused, allowedSources = {}, findMetadata } = options;
  const shell = join(siteDirectory, 'shell');
  const elsewhere = /^https?:/.test(remotesUrl);
  const read = elsewhere ? urlReader(remotesUrl) : fileReader(join(siteDirectory, 'remotes.json'));
  const registry = new RegistrySource(read, onRefused);
  const pages = await PageCache.load(shell, registry, allowedSources);

  const immutable = {
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    preCompressed: true,
    index: false as const,
  };
  const setHeaders = (reply: FastifyReply) => void reply.header('X-Content-Type-Options', 'nosniff');
  await server.register(fastifyStatic, {
    root: join(shell, 'assets'),
    prefix: '/assets/',
    setHeaders,
    ...immutable,
  });
  await server.register(fastifyStatic, {
    root: join(siteDirectory, 'remotes'),
    prefix: '/remotes/',
    decorateReply: false,
    setHeaders,
    ...immutable,
  });

  server.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', shell, { maxAge: 86_400_000, immutable: false }),
  );

  server.get('/remotes.json', async (request, reply) => {
    const { json, etag } = await registry.getCurrent();
    reply.header('Cache-Control', 'no-cache').header('ETag', etag).type('application/json; charset=utf-8');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(json);
  });

  server.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (isFilePath(path)) return reply.callNotFound();
    return sendPage(request, reply, await pages.getPage(path, await findMetadata?.(path)));
  });
}
