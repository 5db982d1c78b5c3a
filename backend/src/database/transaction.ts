import type { EntityManager } from 'typeorm';

declare const brand: unique symbol;

/**
 * A running transaction, opaque to services: they get it from `DatabaseService.runTransaction` and pass it on to repositories, which alone
 * know what is inside. Never hold one while waiting for anything but the database: the embedded one has one connection.
 */
export interface Transaction {
  readonly [brand]: true;
}

/** For `Database` alone. */
export const wrapManager = (manager: EntityManager): Transaction => manager as unknown as Transaction;
export const unwrapManager = (tx: Transaction): EntityManager => tx as unknown as EntityManager;
