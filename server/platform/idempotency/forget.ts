import { asc, gt, inArray } from 'drizzle-orm';
import { decrypt } from '#server/platform/crypto/encrypt.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { PURPOSE } from './answerOnce.ts';
import { idempotencyKeys } from './table.ts';

const BATCH = 200;

/**
 * Deletes stored answers that may contain personal data. A repeated request with such a key then runs again.
 * @param secret decrypts the answers; an answer that cannot be decrypted is deleted
 * @param mayHold checks the text of an answer
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
