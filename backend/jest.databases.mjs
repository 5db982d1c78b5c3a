// Which suite of the backend runs on which database.

/**
 * Suites of the embedded database alone: its lock, its backups, its files; and those that skip ahead on the clock, where a connection that
 * is just being opened to a server would time out.
 */
export const EMBEDDED_ONLY = [
  'data-dir-lock',
  'daily-backups',
  'private-database',
  'openai-faults',
  'provider-timeouts',
];

/** Suites of whole processes, which take long to start: on PostgreSQL `PostgreSQL away` has one. */
export const PROCESSES = ['killed', 'run-admin', 'serve'];

/** The folders and suites whose own SQL they test: on both databases. */
const SQL = '/(budgets|database|stories|favorites|account|users|logins|sessions)/|takeover|quota';

export const isThorough = process.env.THOROUGH === '1';

/**
 * The suites that the backend's own project leaves to PostgreSQL, where an empty database costs a tenth: those that need some
 * database, whichever. None without PostgreSQL, and none in `npm run verify`, which runs every suite on both.
 */
export const LEFT_TO_POSTGRES =
  process.env.POSTGRES_URL && !isThorough
    ? [`/src/(?!.*(${[SQL, ...EMBEDDED_ONLY, ...PROCESSES].join('|')})).*\\.medium\\.test\\.ts$`]
    : [];
