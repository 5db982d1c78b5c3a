import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { sendError } from '../../errors/error.filter.js';

/**
 * Whether a request names one host (RFC 9112 §3.2). Node keeps the first of several, and a proxy may have checked the
 * last one; only HTTP/1.0 may name none.
 */
function namesOneHost({ rawHeaders, httpVersion }: FastifyRequest['raw']): boolean {
  const count = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return count === 1 || (count === 0 && httpVersion === '1.0');
}

/** Answers 400 to a request without a host or with several. */
export function requireOneHost(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (namesOneHost(request.raw)) done();
    else sendError(AppError.validation([{ path: 'host', message: 'must be given once' }]), request, reply);
  });
}
