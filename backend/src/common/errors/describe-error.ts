/** The loggable part of an error: never the query, its parameters or the row, which contain children's data. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
}

/**
 * Describes an error for the log. A database's message may quote a stored value, so its text from the first quote on is
 * cut.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' };
  const { driverError } = error as { driverError?: unknown };
  const source = driverError instanceof Error ? driverError : error;
  const { code, constraint, severity } = source as {
    code?: unknown;
    constraint?: unknown;
    severity?: unknown;
  };
  const fromDatabase = severity !== undefined || source !== error;
  const message = fromDatabase ? source.message.replace(/["'].*$/s, '…') : source.message;
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(stack && { stack }),
  };
}
