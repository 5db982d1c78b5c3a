import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from './app-error.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** An id in the path: `@Param('id', UuidId) id: string`. A malformed one is unknown, 404. Answers it in lower case. */
@Injectable()
export class UuidId implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value !== 'string' || !UUID.test(value)) throw AppError.notFound();
    return value.toLowerCase();
  }
}
