/**
 * SQLSTATEs of a server that is stopped, overloaded or out of disk, not of a wrong query. Class 08 is matched below.
 */
const AWAY_STATES = new Set(['57P01', '57P02', '57P03', '53100', '53300', '53400', '55P03', '57014']);
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Messages of pg, typeorm and PGlite for errors without a code. */
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
  'PGlite is closed',
  'Driver not Connected',
  // The connection broke between two statements of a transaction, and typeorm has released it.
  'Query runner already released',
  'Database connection provided by a query runner was already released',
];

/** Whether a failure means that the database is unavailable at the moment: a 503, never a 401 or 500. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 3) return false;
  const { code, driverError, errors } = error as { code?: unknown; driverError?: unknown; errors?: unknown };
  if (typeof code === 'string' && (AWAY_CODES.has(code) || AWAY_STATES.has(code) || /^08...$/.test(code)))
    return true;
  if (AWAY_MESSAGES.some((text) => error.message.startsWith(text))) return true;
  if (Array.isArray(errors) && errors.some((one) => isDatabaseAway(one, depth + 1))) return true;
  return isDatabaseAway(driverError, depth + 1);
}

/** Whether the database aborted a transaction because of a deadlock: it can be retried. */
export function isDeadlock(error: unknown): boolean {
  return (error as { driverError?: { code?: string } } | null)?.driverError?.code === '40P01';
}

/** Whether a failure violates a unique constraint; with a name, that constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const source = (error as { driverError?: { code?: string; constraint?: string } } | null)?.driverError;
  return source?.code === '23505' && (constraint === undefined || source.constraint === constraint);
}
