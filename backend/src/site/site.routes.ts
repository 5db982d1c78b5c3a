import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { sendError } from '../common/errors/error.filter.js';
import type { PageMetadata } from './page-metadata.js';
import { type Encoding, PageCache, type ServedPage } from './page-cache.js';
import type { AllowedSources } from './page-policy.js';
import type { FolderCheck } from './registry/judge-registry.js';
import { fileReader, RegistrySource, urlReader } from './registry/registry-source.js';
import { findFolderFault } from './registry/release-folder.js';

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
    .header('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
    .type('text/html; charset=utf-8');
  if (page.integrityPolicy !== undefined) reply.header('Integrity-Policy', page.integrityPolicy);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(await page.body(encoding));
}

/** Serves the files of the shell and of the published remotes. */
async function serveFiles(server: FastifyInstance, siteDirectory: string): Promise<void> {
  const shell = join(siteDirectory, 'shell');
  const immutable = {
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    preCompressed: true,
    index: false as const,
  };
  // A folder, or a path out of ours: 403 would tell that something is there.
  server.setErrorHandler((error: Partial<FastifyError>, request, reply) =>
    error.statusCode === 403 ? reply.callNotFound() : sendError(error, request, reply),
  );
  await server.register(fastifyStatic, { root: join(shell, 'assets'), prefix: '/assets/', ...immutable });
  await server.register(fastifyStatic, {
    root: join(siteDirectory, 'remotes'),
    prefix: '/remotes/',
    decorateReply: false,
    ...immutable,
  });
  server.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', shell, { maxAge: 86_400_000, immutable: false }),
  );
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
  const elsewhere = /^https?:/.test(remotesUrl);
  const read = elsewhere ? urlReader(remotesUrl) : fileReader(join(siteDirectory, 'remotes.json'));
  const checkFolder: FolderCheck = (name, release) => findFolderFault(siteDirectory, name, release);
  const registry = new RegistrySource(read, checkFolder, onRefused);
  const pages = await PageCache.load(join(siteDirectory, 'shell'), registry, allowedSources);

  await server.register((scope) => serveFiles(scope, siteDirectory));

  server.get('/remotes.json', async (request, reply) => {
    const { json, etag } = await registry.getCurrent();
    reply.header('Cache-Control', 'no-cache').header('ETag', etag).type('application/json; charset=utf-8');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(json);
  });

  server.route({
    method: 'GET',
    url: '/*',
    // Nest sets its error handler too late for routes outside of it.
    errorHandler: (error, request, reply) => sendError(error, request, reply),
    handler: async (request, reply) => {
      const path = request.url.split('?', 1)[0]!;
      if (isFilePath(path)) return reply.callNotFound();
      return sendPage(request, reply, await pages.getPage(path, await findMetadata?.(path)));
    },
  });
}
