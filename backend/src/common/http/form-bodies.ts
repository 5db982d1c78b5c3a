import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** `@RouteConfig(ACCEPTS_FORMS)`: the route accepts form posts of pages without scripts. */
export const ACCEPTS_FORMS = { acceptsForms: true };

/** Parses forms for the routes that accept them; for all others they are 415 like every body that is not JSON. */
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
