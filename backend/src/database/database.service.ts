import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import type { Pool } from 'pg';
import { AppError } from '../common/errors/app-error.js';
import { unwrapManager, wrapManager, type Transaction } from './transaction.js';

export const DATA_SOURCE = Symbol('DataSource');

/** The database for services and repositories. */
@Injectable()
export class DatabaseService {
  constructor(@Inject(DATA_SOURCE) private readonly dataSource: DataSource) {}

  /**
   * Runs the work in one transaction: committed when it resolves, rolled back when it throws. Every query inside must
   * use `tx`; any other would wait forever for the one connection of the embedded database, which the transaction
   * holds.
   */
  runTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.dataSource.transaction((manager) => work(wrapManager(manager)));
  }

  /** For repositories: the entity manager of the transaction, or the one that runs each query by itself. */
  manager(tx?: Transaction): EntityManager {
    return tx ? unwrapManager(tx) : this.dataSource.manager;
  }

  /**
   * For the hottest reads of repositories, outside transactions: a prepared statement, parsed and planned once for each
   * connection. A name must always have the same text.
   */
  async queryPrepared<Row>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    // Before it is opened and after it is closed, the driver has no pool.
    if (!this.dataSource.isInitialized) throw AppError.unavailable();
    const pool = (this.dataSource.driver as unknown as { master: Pool }).master;
    const { rows } = await pool.query({ name, text, values });
    return rows as Row[];
  }

  /** Rejects when the database does not answer. */
  async ping(): Promise<void> {
    await this.dataSource.query('select 1');
  }
}
