import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GraphQLError } from 'graphql';
import {
  create,
  list,
  type OperatorContext,
  printCode,
  resetPassword,
  trustClock,
  unblock,
} from '#server/app/programs/operator/commands.ts';
import { choosePassword } from '#server/app/programs/operator/password.ts';
import { type Command, readCommand, UsageError, usage } from '#server/app/programs/operator/usage.ts';
import { args } from '#server/app/start/command.ts';
import { throwConfigError } from '#server/app/start/configError.ts';
import { endingSignals } from '#server/app/start/shutdown.ts';
import { readSiteFile } from '#server/content/site/file.ts';
import { readSite } from '#server/content/site/read.ts';
import { readSecret } from '#server/platform/crypto/secret.ts';
import { connect } from '#server/platform/database/connect.ts';
import { EmbeddedError } from '#server/platform/database/embedded/error.ts';
import { prepare } from '#server/platform/database/prepare.ts';
import { reachDatabase } from '#server/platform/database/reachDatabase.ts';
import { readSettings, type Settings, SettingsError } from '#server/platform/settings.ts';
import { UnwritableError } from '#server/platform/storage/writeFault.ts';
import { versionLine } from '#server/platform/version.ts';

const [DONE, REFUSED, MISUSED] = [0, 1, 2];

let connecting: ReturnType<typeof reachDatabase> | undefined;
/** Stops the PostgreSQL of this command, even if it is still starting, and exits. */
const end = async () => {
  await (await connecting?.catch(() => undefined))?.stop();
  process.exit(REFUSED);
};
for (const signal of endingSignals) process.once(signal, () => void end());

try {
  const command = readCommand(args);
  const lines = await outputOf(command);
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.exitCode = DONE;
} catch (error) {
  // Exit at once: a half-open connection could keep the process alive for a minute.
  process.exit(printError(error));
}

/** Prints one line for errors that the operator can fix; other errors keep their stack. */
function printError(error: unknown): number {
  const isMisuse = error instanceof UsageError;
  const isExpected =
    isMisuse || [SettingsError, EmbeddedError, UnwritableError, GraphQLError].some((kind) => error instanceof kind);
  if (!isExpected) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  if (isMisuse) process.stderr.write('Usage: npm run admin -- --help, or marquee admin --help.\n');
  return isMisuse ? MISUSED : REFUSED;
}

function outputOf(command: Command): string[] | Promise<string[]> {
  if (command.name === 'help') return [usage.trimEnd()];
  return command.name === 'version' ? [versionLine] : run(command);
}

async function run(command: Command): Promise<string[]> {
  const settings = readSettings(process.env);
  const siteFile = readSiteFile(settings.SITE_FILE);
  switch (command.name) {
    case 'create': {
      const chosenPassword = await choosePassword(command.fromStdin, true);
      return withDatabase(settings, siteFile, (context) => create(context, command.newUser, chosenPassword));
    }
    case 'reset-password': {
      const chosenPassword = await choosePassword(command.fromStdin, false);
      return withDatabase(settings, siteFile, (context) => resetPassword(context, command.identifier, chosenPassword));
    }
    case 'code':
      return withDatabase(settings, siteFile, (context) => printCode(context, command.identifier));
    case 'unblock':
      return withDatabase(settings, siteFile, (context) => unblock(context, command.identifier));
    case 'trust-clock':
      return withDatabase(settings, siteFile, trustClock);
    default:
      return withDatabase(settings, siteFile, list);
  }
}

async function withDatabase(
  settings: Settings,
  siteFile: OperatorContext['site'],
  work: (context: OperatorContext) => Promise<string[]>,
) {
  const dataDir = resolve(settings.DATA_DIR);
  if (!settings.DATABASE_URL && !existsSync(join(dataDir, 'postgres'))) {
    throw new SettingsError([
      `DATA_DIR: there is no database in ${dataDir}: start the product once, or name its folder`,
    ]);
  }
  connecting = reachDatabase(settings, () => {});
  const { url, stop } = await connecting;
  try {
    const setting = settings.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR';
    const warnings = await prepare(url, async () => {}).catch(throwConfigError(setting, 'the database cannot be used'));
    for (const warning of warnings) process.stderr.write(`${warning}\n`);
    const db = connect(url, { warn: () => {} });
    const secret = readSecret(dataDir, settings.SESSION_SECRET);
    const site = await readSite({ db, settings, siteFile });
    return await work({ db, site, secret, settings, now: new Date() }).finally(() => db.$client.end());
  } finally {
    await stop();
  }
}
