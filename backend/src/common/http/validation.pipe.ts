import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { FieldError } from '@storysprout/contracts/api/error';
import { AppError } from '../errors/app-error.js';

/** A list of thousands of wrong items is told by its first ones. */
const MAX_ERRORS = 20;

interface Issue {
  message: string;
  path?: readonly unknown[] | undefined;
}

/**
 * Validates what `@RequestBody(call)`, `@RequestQuery(call)` and `@PathParam(call, name, { schema })` name, drops unknown
 * keys and answers 400 with the wrong fields.
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
