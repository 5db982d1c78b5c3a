import { DataSource } from 'typeorm';
import type { DatabaseSchema, OpenDatabase } from './open-database.js';

/** Connects to a PostgreSQL server. */
export async function openServer(url: string, schema: DatabaseSchema): Promise<OpenDatabase> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    ...schema,
    logging: false,
    poolSize: 20,
    // Under overload a request gives up after this and answers 503.
    connectTimeoutMS: 5_000,
    extra: { keepAlive: true, statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 },
  });
  await dataSource.initialize();
  return { dataSource, close: () => dataSource.destroy() };
}
