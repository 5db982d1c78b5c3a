import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from './describe-error.js';

/** Sends what Nest itself logs through the server's structured log. */
export class NestLogger implements LoggerService {
  constructor(private readonly log_: FastifyBaseLogger) {}

  log(): void {}

  error(message: unknown, ...context: unknown[]): void {
    this.log_.error({ context: last(context), ...told(message) });
  }

  warn(message: unknown, ...context: unknown[]): void {
    this.log_.warn({ context: last(context), ...told(message) });
  }
}

const told = (message: unknown) =>
  message instanceof Error ? { cause: describeError(message) } : { msg: String(message) };

const last = (context: unknown[]) => String(context.at(-1) ?? 'nest').slice(0, 100);
