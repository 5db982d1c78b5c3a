import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** `@RouteConfig(ACCEPTS_FORMS)`: the route takes what a page without scripts sends. */
export const ACCEPTS_FORMS = { acceptsForms: true };

/** Reads forms for the routes that accept them; for all others they stay what is not JSON, 415. */
export function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (request, body, done) => {
      const { acceptsForms } = request.routeOptions.config as { acceptsForms?: boolean };
      if (acceptsForms) done(null, Object.fromEntries(new URLSearchParams(body as string)));
      else done(new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON'));
    },
  );
}
