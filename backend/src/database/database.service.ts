import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import type { Pool } from 'pg';
import { AppError } from '../common/errors/app-error.js';
import { unwrapManager, wrapManager, type Transaction } from './transaction.js';

export const DATA_SOURCE = Symbol('DataSource');

/** The database as services and repositories use it. */
@Injectable()
export class DatabaseService {
  constructor(@Inject(DATA_SOURCE) private readonly dataSource: DataSource) {}

  /**
   * Runs the work in one transaction: committed when it resolves, rolled back when it throws. Inside, every query must
   * go through `tx`; a query beside it would wait for the embedded database's one connection, which this holds.
   */
  runTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.dataSource.transaction((manager) => work(wrapManager(manager)));
  }

  /** For repositories: the manager of the transaction, or the one that runs each query on its own. */
  manager(tx?: Transaction): EntityManager {
    return tx ? unwrapManager(tx) : this.dataSource.manager;
  }

  /**
   * For the hottest reads of repositories, outside transactions: a statement that the server prepares once a connection
   * (facts/backend.md §3). The name must stand for exactly this text.
   */
  async queryPrepared<Row>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    // Before it is opened and after it is closed the driver has no pool.
    if (!this.dataSource.isInitialized) throw AppError.unavailable();
    const pool = (this.dataSource.driver as unknown as { master: Pool }).master;
    const { rows } = await pool.query({ name, text, values });
    return rows as Row[];
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.dataSource.query('select 1');
  }
}
