import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Where a request comes from: address, browser and languages. */
export interface RequestOrigin {
  address: string;
  userAgent?: string | undefined;
  acceptLanguage?: string | undefined;
}

/** Where a request comes from. */
export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): RequestOrigin => ({
  address: ip,
  userAgent: headers['user-agent'],
  acceptLanguage: headers['accept-language'],
});

/** `@Origin() origin: RequestOrigin`: where the request comes from. */
export const Origin = createParamDecorator((_: undefined, context: ExecutionContext) =>
  originOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
