import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { FieldError } from '@storysprout/contracts/api/error';
import { AppError } from '../errors/app-error.js';

/** Field errors in a reply, so that a list of thousands of invalid items stays small. */
const MAX_ERRORS = 20;

interface Issue {
  message: string;
  path?: readonly unknown[] | undefined;
}

/**
 * Validates what `@RequestBody(call)`, `@RequestQuery(call)` and `@PathParam(call, name, { schema })` declare, drops
 * unknown keys and throws 400 with the invalid fields.
 */
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => AppError.validation(toFieldErrors(issues)) });
  }
}

function toFieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues
    .slice(0, MAX_ERRORS)
    .map(({ path = [], message }) => ({ path: path.map(segment).join('.'), message }));
}

function segment(part: unknown): string {
  const key = typeof part === 'object' && part !== null ? (part as { key: unknown }).key : part;
  return String(key).slice(0, 100);
}
