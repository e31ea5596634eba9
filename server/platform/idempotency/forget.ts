import { asc, gt, inArray } from 'drizzle-orm';
import { decrypt } from '#server/platform/crypto/encrypt.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { PURPOSE } from './answerOnce.ts';
import { idempotencyKeys } from './table.ts';

const BATCH = 200;

/**
 * Deletes stored answers that may contain personal data. A repeated request with such a key then runs again.
 * @param secret decrypts the answers; an answer that cannot be decrypted is deleted
 * @param mayContain checks the text of an answer
 */
export async function forgetAnswers(
  tx: Transaction,
  secret: Uint8Array | null,
  mayContain: (body: string) => boolean,
): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await tx
      .select({ id: idempotencyKeys.id, sealedBody: idempotencyKeys.sealedBody })
      .from(idempotencyKeys)
      .where(gt(idempotencyKeys.id, after))
      .orderBy(asc(idempotencyKeys.id))
      .limit(BATCH);
    const matches = rows.filter(({ id, sealedBody }) => sealedBody && mayContainSealed(sealedBody, id));
    const ids = matches.map(({ id }) => id);
    if (ids.length) await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.id, ids));
    const lastRow = rows.at(-1);
    if (!lastRow || rows.length < BATCH) return;
    after = lastRow.id;
  }

  function mayContainSealed(sealedBody: string, id: string): boolean {
    if (!secret) return true;
    try {
      return mayContain(decrypt(PURPOSE, sealedBody, id, secret));
    } catch {
      return true;
    }
  }
}
