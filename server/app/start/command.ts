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

export const args = process.argv.slice(3);

export const print = (line: string) => void process.stdout.write(`${line}\n`);

type Command = {
  /** Throws for invalid input before the database is started or created. */
  check(settings: Settings): void;
  work(settings: Settings, databaseUrl: string): Promise<void>;
  /** Whether the operator can fix the error; then only its message is printed. */
  isExpected(error: unknown): boolean;
};

/** Runs a command with the settings and the database of the server, then exits; with code 1 on failure. */
export async function runCommand({ check, work, isExpected }: Command): Promise<void> {
  let connecting: ReturnType<typeof reachDatabase> | undefined;
  const end = async (code: number) => {
    await (await connecting?.catch(() => undefined))?.stop();
    process.exit(code);
  };
  for (const signal of endingSignals) process.once(signal, () => void end(1));
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env);
    check(settings);
    connecting = reachDatabase(settings, print);
    const { url } = await connecting;
    await work(settings, url);
    await end(0);
  } catch (thrown) {
    const error = withSetting(thrown, settings);
    const { code, message, stack } = error as Error & { code?: unknown };
    const isOneLiner = error instanceof SettingsError || error instanceof EmbeddedError || isExpected(error);
    // System errors have a code and are printed in one line too.
    process.stderr.write(`${isOneLiner || typeof code === 'string' ? message : stack}\n`);
    await end(1);
  }
}

function withSetting(error: unknown, settings?: Settings): unknown {
  const unwritable = unwritableIn(error);
  if (unwritable) return settings ? unwritableError(unwritable, settings) : unwritable;
  const settingOf = (setting: 'DATABASE_URL' | 'STORAGE_URL') => (settings?.[setting] ? setting : 'DATA_DIR');
  const isLost = (error as { code?: unknown }).code === undefined && isUnavailable(error);
  const isOfDatabase = isLost || error instanceof UnreachableError || error instanceof pg.DatabaseError;
  if (isOfStore(error)) return configErrorOf(settingOf('STORAGE_URL'), 'the store of pictures cannot be used', error);
  return isOfDatabase ? configErrorOf(settingOf('DATABASE_URL'), 'the database cannot be used', error) : error;
}

function unwritableError(error: UnwritableError, { DATA_DIR }: Settings): SettingsError {
  const isInside = !error.setting && !relative(resolve(DATA_DIR), error.path).startsWith('..');
  return new SettingsError([isInside ? `DATA_DIR: ${error.message}` : error.message]);
}
