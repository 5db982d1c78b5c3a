import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../../config/settings.js';

const YEAR_SECONDS = 31_536_000;

/**
 * Headers of every reply, whoever makes it. With an https PUBLIC_URL browsers ask for this host by https only; a plain http
 * one, on a school's network, stays reachable.
 */
export function securityHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // No page of another site loads our files. Link previews, made for that, have their own value.
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  };
}

/** Sets the headers on every reply of the server's routes, and on its 404. */
export function addSecurityHeaders(server: FastifyInstance, settings: Pick<Settings, 'publicUrl'>): void {
  const headers = securityHeaders(settings);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
