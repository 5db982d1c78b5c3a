import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Parses a UUID to lower case; undefined for other text. */
export function parseUuid(text: unknown): string | undefined {
  return typeof text === 'string' && UUID.test(text) ? text.toLowerCase() : undefined;
}

/** A malformed id is unknown, 404. */
@Injectable()
export class UuidPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    const id = parseUuid(value);
    if (id === undefined) throw AppError.notFound();
    return id;
  }
}

/** Option of a path parameter that is an id: `@PathParam(call, 'id', AS_UUID) id: string`. */
export const AS_UUID = { pipes: [UuidPipe] };
