import type { FastifyInstance } from 'fastify';
import { sendError } from '../common/errors/error.filter.js';
import { parseUuid } from '../common/http/uuid.pipe.js';
import { COVER_IMAGE } from './cover-image.service.js';
import type { PreviewImageService } from './preview-image.service.js';

/** Serves the images of link previews under `/preview/`, without a token. */
export function registerPreviewRoutes(server: FastifyInstance, pictures: PreviewImageService): void {
  server.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    // Nest sets its error handler too late for routes outside of it.
    errorHandler: (error, request, reply) => sendError(error, request, reply),
    url: '/preview/:file',
    handler: async (request, reply) => {
      const id = parseUuid(/^(.+)\.png$/.exec(request.params.file)?.[1]);
      const picture = id && (await pictures.findImage(id));
      if (!picture) return reply.callNotFound();
      const etag = `"${picture.etag}"`;
      void reply.headers({
        // Revalidated before every use, so that a cache never shows a story that is no longer shared.
        'cache-control': 'private, no-cache',
        etag,
        // For pages of other sites that show a link.
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
      });
      const known = request.headers['if-none-match']?.split(',') ?? [];
      if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) return reply.status(304).send();
      return reply.type(COVER_IMAGE.type).send(await picture.renderPng());
    },
  });
}
