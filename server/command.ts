import '#server/runtime.ts';
import { EmbeddedError } from '#server/database/embedded/error.ts';
import { reachDatabase } from '#server/database/reach.ts';
import { readSettings, type Settings, SettingsError } from '#server/settings.ts';

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
  let database: Awaited<ReturnType<typeof reachDatabase>> | undefined;
  const end = async (code: number) => {
    await database?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(1));
  try {
    const settings = readSettings(process.env);
    check(settings);
    database = await reachDatabase(settings, print);
    await work(settings, database.url);
    await end(0);
  } catch (error) {
    const { code, message } = error as Error & { code?: unknown };
    const isKnown = error instanceof SettingsError || error instanceof EmbeddedError || isMendable(error);
    // What the system or PostgreSQL refuses has a code, and is one line too.
    if (isKnown || typeof code === 'string') process.stderr.write(`${message}\n`);
    else process.stderr.write(`${(error as Error).stack}\n`);
    await end(1);
  }
}
