import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connect.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { isUsed } from './pictureUse.ts';

/**
 * Deletes the row of a picture, unless an item still has it, a text shows it or the library keeps it. Whom a rival is just giving
 * it to keeps it: nobody is waited for, and the sweep looks again.
 * @returns whether the row is gone, so that the files can go once that is committed
 */
export async function releasePicture(tx: Transaction, id: string): Promise<boolean> {
  const mine = eq(pictures.id, id);
  const [picture] = await tx
    .select({ isKept: pictures.isKept })
    .from(pictures)
    .where(mine)
    .for('update', { skipLocked: true });
  if (!picture || picture.isKept || (await isUsed(tx, id))) return false;
  await tx.delete(pictures).where(mine);
  return true;
}
