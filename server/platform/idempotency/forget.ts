import { asc, gt, inArray } from 'drizzle-orm';
import { decrypt } from '#server/platform/crypto/encrypt.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { PURPOSE } from './answerOnce.ts';
import { idempotencyKeys } from './table.ts';

/** How many answers one statement reads. */
const BATCH = 200;

/**
 * Deletes the answers that may hold something. Whoever sends one of those keys again is not known any more; every other key
 * goes on to give its answer.
 * @param secret opens the answers; without it, and where it is another one, nobody can tell what an answer holds, and it goes
 * @param mayHold judges the text of an answer
 */
export async function forgetAnswers(
  tx: Transaction,
  secret: Uint8Array | null,
  mayHold: (body: string) => boolean,
): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await tx
      .select({ id: idempotencyKeys.id, sealedBody: idempotencyKeys.sealedBody })
      .from(idempotencyKeys)
      .where(gt(idempotencyKeys.id, after))
      .orderBy(asc(idempotencyKeys.id))
      .limit(BATCH);
    const held = rows.filter(({ id, sealedBody }) => sealedBody && mayHoldSealed(sealedBody, id));
    const ids = held.map(({ id }) => id);
    if (ids.length) await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.id, ids));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }

  function mayHoldSealed(sealedBody: string, id: string): boolean {
    if (!secret) return true;
    try {
      return mayHold(decrypt(PURPOSE, sealedBody, id, secret));
    } catch {
      return true;
    }
  }
}
