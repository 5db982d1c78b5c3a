import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { map } from 'rxjs';

/**
 * Lets clients cache a successful reply for some seconds and revalidate it afterwards:
 * `@UseInterceptors(cacheableFor(3600))`. Only for replies that are the same for all users; errors stay `no-store`.
 */
export function cacheableFor(seconds: number): NestInterceptor {
  return {
    intercept(context: ExecutionContext, next: CallHandler) {
      const http = context.switchToHttp();
      const request = http.getRequest<FastifyRequest>();
      const reply = http.getResponse<FastifyReply>();
      return next.handle().pipe(
        map((data: unknown) => {
          // Weak, because it is computed before the envelope is added.
          const etag = `W/"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 27)}"`;
          reply.headers({ 'cache-control': `public, max-age=${seconds}`, etag });
          if (request.headers['if-none-match']?.includes(etag)) reply.status(304);
          return data;
        }),
      );
    },
  };
}
