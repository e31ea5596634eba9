import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSiteFile } from '#server/content/site/file.ts';
import type { NewUser } from '#server/people/user/users.ts';
import type { Services } from '#server/platform/context.ts';
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts';
import { EmbeddedError } from '#server/platform/database/embedded/error.ts';
import { mailServerLines } from '#server/platform/mail/mailServer.ts';
import { readSettings, type Settings, SettingsError } from '#server/platform/settings.ts';
import { UnwritableError } from '#server/platform/storage/writeFault.ts';
import { paths } from '#web/shared/paths.ts';
import { drainable } from './drain.ts';
import { shutDownOnSignal } from './shutdown.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const isDevelopment = process.argv.includes('--dev');

const shutdown = shutDownOnSignal(print);

try {
  await start();
} catch (error) {
  // A start that is aborted fails when its database stops. That error is expected.
  if (!shutdown.hasBegun) giveUp(error);
}

function giveUp(error: unknown): never {
  const isExpected = [SettingsError, EmbeddedError, UnwritableError].some((kind) => error instanceof kind);
  if (!isExpected) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

/**
 * If the database is late, the server listens first and answers that it is not ready, so that a proxy uses another one.
 */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  readSiteFile(settings.SITE_FILE);
  shutdown.delayMs = settings.DRAIN_DELAY * 1000;
  // The original value has set the defaults. React uses its production build except in development.
  process.env.NODE_ENV = isDevelopment ? 'development' : 'production';

  // PostgreSQL starts while the code loads.
  const database = settings.DATABASE_URL ? undefined : startEmbedded({ dataDir: settings.DATA_DIR, log: print });
  shutdown.stops.push(async () => (await database?.catch(() => undefined))?.stop());
  const {
    buildApp,
    buildMetricsApp,
    repeatErasures,
    firstStart,
    listSampleAccounts,
    loadPages,
    retryUntilReached,
    prepare,
    startServices,
    throwConfigError,
    throwIfPermanent,
  } = await import('./loadPages.ts');
  const embedded = await database;
  const databaseUrl = embedded?.url ?? (settings.DATABASE_URL as string);

  const services = await startServices({ settings, databaseUrl, print, isStopping: () => shutdown.hasBegun });
  shutdown.stops.push(() => services.stop());
  const { PORT: port, HOST: host, METRICS_PORT: metricsPort } = settings;
  const metricsApp = metricsPort === undefined ? undefined : buildMetricsApp(services);
  shutdown.stops.push(async () => metricsApp?.close());
  const app = await buildApp(services, await loadPages(isDevelopment));
  shutdown.stops.push(() => app.close());
  shutdown.stops.push(drainable(app.server));
  // A proxy that polls /readyz moves away before connections are refused. A server that was never ready need not wait.
  shutdown.stops.push(async () => void (services.isReady() && (await pause(shutdown.delayMs))));
  const listen = async () => {
    await metricsApp
      ?.listen({ port: metricsPort as number, host })
      .catch(throwConfigError('HOST, METRICS_PORT', 'cannot listen there'));
    return app.listen({ port, host }).catch(throwConfigError('HOST, PORT', 'cannot listen there'));
  };

  let listening: ReturnType<typeof listen> | undefined;
  let firstUsers: Awaited<ReturnType<typeof firstStart>> = [];
  let warnings: string[] = [];
  let repeatedErasures = 0;
  let shutOut: string[] = [];
  const setting = embedded ? 'DATA_DIR' : 'DATABASE_URL';
  const prepared = async () => {
    warnings = await prepare(databaseUrl, async (db) => {
      firstUsers = await firstStart(db, settings, new Date(), services.store);
      if (settings.production) shutOut = await listSampleAccounts(db, settings);
      repeatedErasures = await repeatErasures(db, settings.DATA_DIR);
    }).catch(throwIfPermanent(setting));
  };
  const onWait = (reason: string) => {
    print(`Waiting for the database (${reason}) …`);
    listening = listen();
    listening.catch(giveUp);
  };
  await retryUntilReached(prepared, onWait).catch(throwConfigError(setting, 'the database cannot be used'));
  services.begin();
  await (listening ?? listen());

  for (const warning of warnings) print(warning);
  if (repeatedErasures) print(`Erased again in a restored database, from erasures.jsonl: ${repeatedErasures}.`);
  if (shutOut.length)
    print(`The sample accounts cannot sign in in production: ${shutOut.join(', ')}. Delete them at Users.`);
  await printWarnings(services);
  for (const line of mailServerLines(settings)) print(line);
  printFirstUsers(firstUsers, settings);
  const { name, isLaunched } = await services.readSite();
  if (!isLaunched) print(`Visitors do not see the site yet: launch it at ${settings.PUBLIC_URL}${paths.firstSteps}`);
  print(`${name} is ready: ${settings.PUBLIC_URL}`);
  print(`Staff sign in at ${settings.PUBLIC_URL}/admin/login`);
  // Node writes the cache only at a normal exit, not when it is killed.
  flushCompileCache();
}

async function printWarnings({ settings, writes }: Services): Promise<void> {
  const folder = await writes.findFolder();
  if (folder)
    print(`WARNING: ${folder.setting}: ${folder.path} cannot be written (${folder.code}: ${folder.explanation}).`);
  if (!settings.RATE_LIMITS)
    print('WARNING: RATE_LIMITS=off: guessing and flooding are not limited. For load tests only.');
}

function printFirstUsers(users: readonly NewUser[], settings: Settings): void {
  for (const { role, email, password } of users) {
    // A password chosen by the operator stays out of the log.
    const passwordText = password === settings.ADMIN_PASSWORD ? 'of ADMIN_PASSWORD' : password;
    print(`First ${role}: ${email} with the password ${passwordText}`);
  }
  const [first] = users;
  if (!first) return;
  print(
    settings.SMTP_URL
      ? `Sign-in codes are mailed. If none arrives: npm run admin -- code ${first.email}`
      : `Sign-in codes are mailed. SMTP_URL is not set: they appear here and in ${join(settings.DATA_DIR, 'outbox')}.`,
  );
}
