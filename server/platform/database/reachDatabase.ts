import { findEmbedded, startEmbedded } from '#server/platform/database/embedded/embedded.ts';
import type { Settings } from '#server/platform/settings.ts';

/**
 * Reaches the product's database from a command beside the server: the one of DATABASE_URL, the embedded one that the
 * running server keeps, or, when no server runs, the embedded one started for as long as the command takes.
 * @returns its address; `stop` leaves things as they were found
 * @throws EmbeddedError when PostgreSQL cannot run here
 */
export async function reachDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  print: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  const running = settings.DATABASE_URL ?? (await findEmbedded(settings.DATA_DIR));
  if (running) return { url: running, stop: async () => {} };
  return startEmbedded({ dataDir: settings.DATA_DIR, log: print });
}
