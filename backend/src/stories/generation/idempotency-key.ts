import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeySchema } from '@storysprout/contracts/api/stories';
import { AppError } from '../../common/errors/app-error.js';

const HEADER = 'Idempotency-Key';

/** The request's `Idempotency-Key`; undefined without one, 400 for a malformed one. */
export const IdempotencyKey = createParamDecorator((_: undefined, context: ExecutionContext) => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADER.toLowerCase()];
  if (header === undefined) return undefined;
  const key = idempotencyKeySchema.safeParse(header);
  if (key.success) return key.data;
  throw AppError.validation(key.error.issues.map(({ message }) => ({ path: HEADER, message })));
});
