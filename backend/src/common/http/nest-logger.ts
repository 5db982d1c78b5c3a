import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../errors/describe-error.js';

/** Passes Nest's log lines to the server's structured log. */
export class NestLogger implements LoggerService {
  constructor(private readonly log_: FastifyBaseLogger) {}

  log(): void {}

  error(message: unknown, ...context: unknown[]): void {
    this.log_.error({ context: last(context), ...toLogLine(message, context) });
  }

  warn(message: unknown, ...context: unknown[]): void {
    this.log_.warn({ context: last(context), ...toLogLine(message, context) });
  }
}

/** Accepts `(text)`, `(error)` and, from our modules, `(fields, text)`; Nest appends the logger's name. */
function toLogLine(message: unknown, [text]: unknown[]): object {
  if (message instanceof Error) return { cause: describeError(message) };
  if (typeof message === 'object' && message !== null) return { ...message, msg: String(text) };
  return { msg: String(message) };
}

const last = (context: unknown[]) => String(context.at(-1) ?? 'nest').slice(0, 100);
