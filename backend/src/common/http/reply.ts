import { SetMetadata } from '@nestjs/common';
import type { Readable } from 'node:stream';

export const RAW_REPLY = Symbol('rawReply');

/** Sends the handler's result without the envelope; docs/contract.md §1 lists these routes. */
export const RawReply = () => SetMetadata(RAW_REPLY, true);

/** A result with another status than the route's own: `return new WithStatus(200, favorite)`. */
export class WithStatus<T> {
  constructor(
    readonly status: number,
    readonly data: T,
  ) {}
}

declare const jsonData: unique symbol;

/** A stream with the JSON text of a `Data`, for replies too large for memory. */
export type JsonStream<Data> = Readable & { readonly [jsonData]?: Data };
