import type { EntityManager } from 'typeorm';

declare const brand: unique symbol;

/**
 * A running transaction, opaque to services: they get it from `DatabaseService.runTransaction` and pass it on to
 * repositories. Never hold one while waiting for anything but the database: the embedded one has a single connection.
 */
export interface Transaction {
  readonly [brand]: true;
}

/** For `DatabaseService` only. */
export const wrapManager = (manager: EntityManager): Transaction => manager as unknown as Transaction;
export const unwrapManager = (tx: Transaction): EntityManager => tx as unknown as EntityManager;
