import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connect.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { isUsed } from './pictureUse.ts';

/** Does not wait for a locked picture: the sweep tries again. @returns whether the row was deleted */
export async function releasePicture(tx: Transaction, id: string): Promise<boolean> {
  const isIt = eq(pictures.id, id);
  const [picture] = await tx
    .select({ isKept: pictures.isKept })
    .from(pictures)
    .where(isIt)
    .for('update', { skipLocked: true });
  if (!picture || picture.isKept || (await isUsed(tx, id))) return false;
  await tx.delete(pictures).where(isIt);
  return true;
}
