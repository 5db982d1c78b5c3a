import { SetMetadata } from '@nestjs/common';
import type { Readable } from 'node:stream';

export const RAW_REPLY = Symbol('rawReply');

/** The handler's result goes out as it is, without the envelope. contract.md §1 names the routes. */
export const RawReply = () => SetMetadata(RAW_REPLY, true);

/** A result whose status differs from the route's own: `return new WithStatus(200, favorite)`. */
export class WithStatus<T> {
  constructor(
    readonly status: number,
    readonly data: T,
  ) {}
}

declare const jsonData: unique symbol;

/** A stream of the JSON text of a `Data`, for replies too large to build in memory. */
export type JsonStream<Data> = Readable & { readonly [jsonData]?: Data };
