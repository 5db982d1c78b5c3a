import { MigrationExecutor, type DataSource } from 'typeorm';

/** Any number of our own: replicas that start together agree on it. */
const LOCK_KEY = 7_305_114_021;
/** How long a replica waits for another one's migrations. */
const WAIT_FOR_OTHERS = '120s';
/** How long a migration may wait for a table that requests are using, while everything else queues behind it. */
const WAIT_FOR_TABLE = '5s';

/**
 * Brings the schema up to date, one process at a time. Everything runs on one connection, because the embedded database
 * has no second one.
 */
export async function runMigrations(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    await runner.query(`set statement_timeout = 0`);
    await runner.query(`set lock_timeout = '${WAIT_FOR_OTHERS}'`);
    await runner.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    try {
      await runner.query(`set lock_timeout = '${WAIT_FOR_TABLE}'`);
      await new MigrationExecutor(dataSource, runner).executePendingMigrations();
    } finally {
      await runner.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
      await runner.query('reset lock_timeout');
      await runner.query('reset statement_timeout');
    }
  } finally {
    await runner.release();
  }
}
