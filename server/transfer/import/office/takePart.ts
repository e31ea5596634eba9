import { eq } from 'drizzle-orm';
import { isId } from '#schema/common.ts';
import { importStrings } from '#schema/import.ts';
import type { Context } from '#server/platform/context.ts';
import { fail, foundOr } from '#server/platform/errors.ts';
import { imports } from '#server/transfer/import/table.ts';
import { fileOf, writePart } from './files.ts';
import { brokenOffAt } from './imports.ts';

/**
 * @returns bytes received so far
 * @throws NOT_FOUND; CONFLICT when the chunk does not follow the last one, or the upload has ended; PAYLOAD_TOO_LARGE
 * beyond the announced size
 */
export async function takePart(
  { db, settings, now }: Context,
  id: string,
  offset: number,
  bytes: Buffer,
): Promise<number> {
  if (!isId(id)) throw fail('NOT_FOUND', importStrings.notFound);
  return db.transaction(async (tx) => {
    // Row lock: a concurrent request with the same chunk waits.
    const rows = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
    const { state, received, size, fileName } = foundOr(rows, importStrings.notFound);
    if (state !== 'uploading' || size === null) throw fail('CONFLICT', importStrings.notUploading);
    if (offset !== received) throw fail('CONFLICT', importStrings.outOfOrder);
    const end = offset + bytes.length;
    if (end > size) throw fail('PAYLOAD_TOO_LARGE');
    await writePart(fileOf(settings.DATA_DIR, { id, fileName }), offset, bytes);
    const isWhole = end === size;
    await tx
      .update(imports)
      .set({ received: end, keptUntil: brokenOffAt(now()), ...(isWhole && { state: 'looking' as const }) })
      .where(eq(imports.id, id));
    return end;
  });
}
