import type { Transaction } from '#server/platform/database/connect.ts';
import { jumpOf } from './clock.ts';
import { readClocks, trustReading } from './readings.ts';

/** After restoring an older backup, the newest stored time is that of the backup. Accept the server's clock. */
export async function trustRestored(tx: Transaction, now: Date): Promise<void> {
  const { stored } = await readClocks(tx);
  const jump = jumpOf(now, { stored, database: now, databaseAheadMs: 0 });
  if (jump) await trustReading(tx, now);
}
