import { findEmbedded, startEmbedded } from '#server/platform/database/embedded/embedded.ts';
import type { Settings } from '#server/platform/settings.ts';

/**
 * Finds the database for a command: that of DATABASE_URL, the embedded one of a running server, or the embedded one
 * started for the command.
 * @returns its URL; `stop` restores the earlier state
 * @throws EmbeddedError when PostgreSQL cannot run
 */
export async function reachDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  print: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  const runningUrl = settings.DATABASE_URL ?? (await findEmbedded(settings.DATA_DIR));
  if (runningUrl) return { url: runningUrl, stop: async () => {} };
  return startEmbedded({ dataDir: settings.DATA_DIR, log: print });
}
