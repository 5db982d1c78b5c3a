import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { AppModule, type Runtime } from './app.module.js';
import { acceptForms } from './common/http/form-bodies.js';
import { requireOneHost } from './common/http/security/host-header.js';
import { API_HEADERS, serverOptions } from './common/http/http-server.js';
import { NestLogger } from './common/http/nest-logger.js';
import { addSecurityHeaders } from './common/http/security/security-headers.js';
import { RateLimitService } from './rate-limits/rate-limit.service.js';
import { LinkPreviewService } from './link-preview/link-preview.service.js';
import { registerPreviewRoutes } from './link-preview/preview.routes.js';
import { PreviewImageService } from './link-preview/preview-image.service.js';
import { AudioFileService } from './narration/audio-files/audio-file.service.js';
import { registerAudioRoutes } from './narration/audio-files/audio.routes.js';
import { registerSecurityText } from './site/security-text.js';

export interface AppOptions {
  /** Registers routes outside the API: the shell, the remotes and their registry. */
  site?: (server: FastifyInstance, previews: LinkPreviewService) => Promise<void>;
  /** Default: JSON lines of warnings and errors on standard output. */
  logger?: FastifyServerOptions['logger'];
}

/** Creates the application without listening: the same for main.ts and for the tests. */
export async function createApp(runtime: Runtime, options: AppOptions = {}): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter(serverOptions(runtime.settings, options.logger ?? { level: 'warn' }));
  const server = adapter.getInstance() as unknown as FastifyInstance;
  acceptJsonOnly(server);
  acceptForms(server);
  addSecurityHeaders(server, runtime.settings);
  addRequestHooks(server, runtime);
  requireOneHost(server);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(runtime), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(server.log),
  });
  app.setGlobalPrefix('api');
  countCalls(server, app.get(RateLimitService));
  registerAudioRoutes(server, app.get(AudioFileService));
  registerPreviewRoutes(server, app.get(PreviewImageService));
  registerSecurityText(server, runtime.settings);
  await options.site?.(server, app.get(LinkPreviewService));
  await app.init();
  return app;
}

/**
 * Accepts JSON bodies only, except where a route accepts forms. An empty body counts as none, since clients send the
 * content type without a body, too.
 */
function acceptJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}

function addRequestHooks(server: FastifyInstance, { lifecycle }: Runtime): void {
  server.addHook('onRequest', (request, reply, done) => {
    lifecycle.requestStarted();
    reply.raw.once('close', () => lifecycle.requestFinished());
    reply.header('x-request-id', request.id);
    if (isApi(request.url)) reply.headers(API_HEADERS);
    done();
  });
}

/** Counts requests by address before anything else is read. Health checks are not counted. */
function countCalls(server: FastifyInstance, limits: RateLimitService): void {
  server.addHook('onRequest', async ({ url, ip }) => {
    if (isCounted(url)) await limits.countAddress(ip);
  });
}

/** What costs more than reading a file: calls, and pages and files of single stories. */
const COUNTED_PAGES = ['/audio/', '/preview/', '/story/'];

const isCounted = (url: string): boolean =>
  (isApi(url) && !url.startsWith('/api/health/')) || COUNTED_PAGES.some((start) => url.startsWith(start));

const isApi = (url: string): boolean => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
