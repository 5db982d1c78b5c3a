import { MigrationExecutor, type DataSource } from 'typeorm';

/** The advisory lock that serializes the migrations of replicas; any number that nothing else uses. */
const LOCK_KEY = 7_305_114_021;
/** Maximum wait for another replica's migrations. */
const WAIT_FOR_OTHERS = '120s';
/** Maximum wait of a migration for a table that requests are using, while all further requests queue behind it. */
const WAIT_FOR_TABLE = '5s';

/**
 * Runs the pending migrations, in one process at a time and on one connection, because the embedded database has no
 * second one.
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
