import { NestFactory } from '@nestjs/core';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppModule } from '../app.module.js';
import { AppError } from '../common/errors/app-error.js';
import { Lifecycle } from '../common/lifecycle.js';
import { readSettings, type Settings } from '../config/settings.js';
import { loadTokenKey } from '../config/token-key.js';
import { DataDirInUseError } from '../database/lock/data-dir-lock.js';
import { restoreBackup, writeBackup } from '../database/backup/backup-files.js';
import { openDatabase } from '../database/open-database.js';
import { SCHEMA } from '../schema.js';
import { describeStartFailure } from '../start/start-failure.js';
import { adminTools } from './admin-tools.js';
import { AdminError, COMMANDS, assertConfirmed, type AdminCommand, type AdminOptions } from './commands.js';

const USAGE = `npm run admin -- <command>

  users list [--query <text>]       people, newest first
  users reset-password <who>        a new password, printed once; ends all sessions
  users delete <who> --yes          the person and all that is theirs
  stories list [--user <who>]       stories, newest first
  stories unshare <id>              makes a story private
  stories delete <id> --yes
  reports list                      what people reported, newest first
  dump <file>                       the embedded database, packed
  restore <file> --yes              puts a dump in its place

<who> is an e-mail, or the id of somebody without one.
Works on DATA_DIR or DATABASE_URL, as the server does. With the embedded database, stop the server first.`;

/** Output of the command line, line by line. */
export interface Output {
  out(line: string): void;
  err(line: string): void;
}

/** Runs one command; resolves with the exit code: 0 done, 1 failed, 2 not understood. */
export async function runAdmin(
  args: string[],
  environment: NodeJS.ProcessEnv,
  { out, err }: Output,
): Promise<number> {
  const request = parseCommand(args);
  if (!request) {
    err(USAGE);
    return 2;
  }
  try {
    const settings = readSettings(environment);
    for (const line of await runCommand(settings, request)) out(line);
    return 0;
  } catch (error) {
    err(describeFailure(error));
    return 1;
  }
}

interface Request {
  name: string;
  options: AdminOptions;
}

function parseCommand(args: string[]): Request | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        query: { type: 'string' },
        user: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
    const words = ['dump', 'restore'].includes(positionals[0] ?? '') ? 1 : 2;
    const name = positionals.slice(0, words).join(' ');
    const [target, ...rest] = positionals.slice(words);
    const takesTarget = !name.endsWith(' list');
    if (!(name in COMMANDS) && words === 2) return undefined;
    if (rest.length > 0 || takesTarget !== (target !== undefined)) return undefined;
    if (values.query !== undefined && name !== 'users list') return undefined;
    if (values.user !== undefined && name !== 'stories list') return undefined;
    return { name, options: { ...values, target: target ?? '' } };
  } catch {
    return undefined;
  }
}

async function runCommand(settings: Settings, { name, options }: Request): Promise<string[]> {
  if (name === 'dump') return createBackup(settings, resolve(options.target));
  if (name === 'restore') return restoreFromBackup(settings, resolve(options.target), options.yes);
  return withServices(settings, COMMANDS[name]!, options);
}

async function withServices(
  settings: Settings,
  command: AdminCommand,
  options: AdminOptions,
): Promise<string[]> {
  const database = await openDatabase(settings, SCHEMA);
  try {
    const runtime = {
      settings,
      tokenKey: await loadTokenKey(settings),
      database,
      lifecycle: new Lifecycle(),
    };
    const context = await NestFactory.createApplicationContext(AppModule.forRoot(runtime), {
      logger: false,
      abortOnError: false,
    });
    try {
      return await command(adminTools(context), options);
    } finally {
      await context.close();
    }
  } finally {
    await database.close();
  }
}

async function createBackup(settings: Settings, file: string): Promise<string[]> {
  assertEmbedded(settings, 'pg_dump');
  if (existsSync(file)) throw new AdminError(`${file} is there already.`);
  const database = await openDatabase(settings, SCHEMA);
  try {
    await writeBackup(database.createBackup!, file);
    return [`Wrote ${file}.`];
  } finally {
    await database.close();
  }
}

async function restoreFromBackup(settings: Settings, file: string, yes: boolean): Promise<string[]> {
  assertEmbedded(settings, 'pg_restore');
  if (!existsSync(file)) throw new AdminError(`There is no ${file}.`);
  assertConfirmed(yes, `put ${file} in the place of the database in ${settings.dataDir}`);
  const former = await restoreBackup(settings.dataDir, file);
  const kept = former
    ? [`The database that was there is kept in ${former}; delete it when all is well.`]
    : [];
  return [`Restored ${file}.`, ...kept];
}

function assertEmbedded({ databaseUrl }: Settings, tool: string): void {
  if (databaseUrl) throw new AdminError(`DATABASE_URL names a PostgreSQL server: use its own ${tool}.`);
}

function describeFailure(error: unknown): string {
  if (error instanceof AdminError) return error.message;
  if (error instanceof DataDirInUseError) return `The server is running on this database. ${error.message}`;
  if (error instanceof AppError) return `Could not be done: ${error.message}`;
  return describeStartFailure(error);
}
