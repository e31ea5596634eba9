import type { Transaction } from '#server/platform/database/connect.ts';
import { jumpOf } from './clock.ts';
import { readClocks, trustReading } from './readings.ts';

/** The newest time in a backup is that of its making. Whoever brings back an older one says that it is later now. */
export async function trustRestored(tx: Transaction, now: Date): Promise<void> {
  const { stored } = await readClocks(tx);
  const jump = jumpOf(now, { stored, database: now, databaseAheadMs: 0 });
  if (jump) await trustReading(tx, now);
}
