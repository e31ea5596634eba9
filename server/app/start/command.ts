import { relative, resolve } from 'node:path';
import pg from 'pg';
import { UnreachableError } from '#server/platform/database/client.ts';
import { EmbeddedError } from '#server/platform/database/embedded/error.ts';
import { reachDatabase } from '#server/platform/database/reachDatabase.ts';
import { isOfStore, isUnavailable, unwritableIn } from '#server/platform/errors.ts';
import { readSettings, type Settings, SettingsError } from '#server/platform/settings.ts';
import type { UnwritableError } from '#server/platform/storage/writeFault.ts';
import { configErrorOf } from './configError.ts';
import { endingSignals } from './shutdown.ts';

/** What follows the name of the program on the command line. */
export const args = process.argv.slice(3);

export const print = (line: string) => void process.stdout.write(`${line}\n`);

type Command = {
  /** Refuses what cannot be done, before the database is reached, and perhaps made. */
  check(settings: Settings): void;
  work(settings: Settings, databaseUrl: string): Promise<void>;
  /** Whether an error is one that the operator can mend, and is said in a line. */
  isMendable(error: unknown): boolean;
};

/** Runs a command beside the server, with its settings and its database, and ends the process: with 1 when it failed. */
export async function runCommand({ check, work, isMendable }: Command): Promise<void> {
  let reaching: ReturnType<typeof reachDatabase> | undefined;
  const end = async (code: number) => {
    // Also one that is still starting.
    await (await reaching?.catch(() => undefined))?.stop();
    process.exit(code);
  };
  for (const signal of endingSignals) process.once(signal, () => void end(1));
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env);
    check(settings);
    reaching = reachDatabase(settings, print);
    const { url } = await reaching;
    await work(settings, url);
    await end(0);
  } catch (thrown) {
    const error = withSetting(thrown, settings);
    const { code, message, stack } = error as Error & { code?: unknown };
    const isKnown = error instanceof SettingsError || error instanceof EmbeddedError || isMendable(error);
    // What the system refuses has a code, and is one line too.
    process.stderr.write(`${isKnown || typeof code === 'string' ? message : stack}\n`);
    await end(1);
  }
}

/** What a folder, the database or the store has refused, as a line that names its setting; any other error as it is. */
function withSetting(error: unknown, settings?: Settings): unknown {
  const unwritable = unwritableIn(error);
  if (unwritable) return settings ? named(unwritable, settings) : unwritable;
  const settingOf = (setting: 'DATABASE_URL' | 'STORAGE_URL') => (settings?.[setting] ? setting : 'DATA_DIR');
  const isLost = (error as { code?: unknown }).code === undefined && isUnavailable(error);
  const isOfDatabase = isLost || error instanceof UnreachableError || error instanceof pg.DatabaseError;
  if (isOfStore(error)) return configErrorOf(settingOf('STORAGE_URL'), 'the store of pictures cannot be used', error);
  return isOfDatabase ? configErrorOf(settingOf('DATABASE_URL'), 'the database cannot be used', error) : error;
}

/** A file that the command writes is below the data folder unless whoever runs it has named another place. */
function named(error: UnwritableError, { DATA_DIR }: Settings): SettingsError {
  const isInside = !error.setting && !relative(resolve(DATA_DIR), error.path).startsWith('..');
  return new SettingsError([isInside ? `DATA_DIR: ${error.message}` : error.message]);
}
