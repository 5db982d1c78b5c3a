/** What of an error may be logged: never the query, its parameters or the row, which hold children's data. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
}

/** An error for the log. A database's message may quote a stored value, so its text after the first quote is dropped. */
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
