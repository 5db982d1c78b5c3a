import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp, type AppOptions } from '../app.setup.js';
import { describeError } from '../common/errors/describe-error.js';
import { Lifecycle } from '../common/lifecycle.js';
import { readSettings, type Settings } from '../config/settings.js';
import { loadTokenKey } from '../config/token-key.js';
import { startDailyBackups, type DailyBackups } from '../database/backup/daily-backups.js';
import { warmUpEngine } from '../generation/writers/embedded/embedded-engine.js';
import { openDatabase, type OpenDatabase } from '../database/open-database.js';
import { SCHEMA } from '../schema.js';
import { registerSite } from '../site/site.routes.js';
import { stopOnSignals } from './stop-on-signals.js';

/**
 * Starts the process: settings, lock, migrations, then the port. Prints the address.
 * @param built folders that the build wrote: the site, without which only the API is served, and the template of new databases
 */
export async function serve(
  environment: NodeJS.ProcessEnv,
  built: { site: string; databaseTemplate: string },
): Promise<void> {
  const settings = readSettings(environment);
  const lifecycle = new Lifecycle();
  const database = await openDatabase(
    settings,
    SCHEMA,
    existsSync(built.databaseTemplate) ? built.databaseTemplate : undefined,
  );
  let app: NestFastifyApplication;
  try {
    const tokenKey = await loadTokenKey(settings);
    app = await createApp({ settings, tokenKey, database, lifecycle }, { ...withSite(built.site, settings) });
    // Fastify's listen, because Nest's logs a failure that main.ts prints.
    await app.getHttpAdapter().getInstance().listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await database.close();
    throw error;
  }
  warmUpEngine();
  process.stdout.write(`StorySprout is ready: ${addressOf(app, settings)}\n`);
  const dumps = dailyBackups(settings, database, app);
  stopOnSignals(lifecycle, async () => {
    await dumps?.stop();
    await stop(app, database);
  });
}

/** Backups of the embedded database; a server has its own. */
function dailyBackups(
  { dataDir }: Settings,
  { createBackup: dump }: OpenDatabase,
  app: NestFastifyApplication,
): DailyBackups | undefined {
  const { log } = app.getHttpAdapter().getInstance();
  const onFailure = (error: unknown) => log.warn({ cause: describeError(error) }, 'daily dump failed');
  return dump && startDailyBackups(dataDir, dump, onFailure);
}

function withSite(directory: string, { remotesUrl, ipServices, google, apple }: Settings): AppOptions {
  if (!existsSync(join(directory, 'shell'))) return {};
  return {
    site: (server, previews) =>
      registerSite(server, {
        siteDirectory: directory,
        remotesUrl,
        onRefused: (reason) => server.log.warn({ reason }, 'registry refused'),
        allowedSources: {
          connectTo: ipServices.map((service) => new URL(service).origin),
          loginScripts: { google: google?.scriptUrl, apple: apple?.scriptUrl },
        },
        findMetadata: (path) => previews.findMetadata(path),
      }),
  };
}

/** The address to open on this machine, also for 0.0.0.0 and ::. */
function addressOf(app: NestFastifyApplication, { host }: Settings): string {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const local = ['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${local ? 'localhost' : name}:${port}`;
}

async function stop(app: NestFastifyApplication, database: OpenDatabase): Promise<void> {
  // Browsers open connections in advance, which never carry a request and would be waited for.
  (app.getHttpServer() as Server).closeAllConnections();
  await app.close();
  await database.close();
}
