import { describeError } from '../common/errors/describe-error.js';
import { SettingsError } from '../config/settings.js';
import { DataDirInUseError } from '../database/lock/data-dir-lock.js';
import { isDatabaseAway } from '../common/errors/database-errors.js';

/** Describes why the process could not start, for its operator. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DataDirInUseError) return error.message;
  const { code, port, address, path } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or start with another PORT.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Start with another HOST.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} needs more rights. Start with a PORT above 1023.`;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code ?? ''))
    return `${path} cannot be used (${code}). Check DATA_DIR.`;
  if (code === '28P01' || code === '28000')
    return 'The database refuses the user or password of DATABASE_URL.';
  if (code === '3D000') return 'The database that DATABASE_URL names does not exist.';
  if (isDatabaseAway(error)) return 'The database of DATABASE_URL does not answer.';
  const { type, message, stack } = describeError(error);
  return `StorySprout could not start: ${type}: ${message}\n${stack ?? ''}`.trimEnd();
}
