import type { FileUpload } from 'graphql-upload-minimal';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { isRefused } from '#server/platform/errors.ts';
import { storePicture } from './pictures.ts';
import type { pictures } from './table.ts';

/**
 * Stores a picture and writes what it is for in one transaction, its row included; what is refused leaves no picture.
 * @param field what the input calls it
 * @throws as storePicture, and whatever `write` throws
 */
export async function storingPicture<Result>(
  context: Context,
  upload: Promise<FileUpload>,
  field: string,
  write: (tx: Transaction, row: typeof pictures.$inferInsert) => Promise<Result>,
): Promise<Result> {
  const picture = await storePicture(context, upload, field);
  let isWritten = false;
  try {
    const result = await context.db.transaction(async (tx) => {
      const written = await write(tx, picture.row);
      isWritten = true;
      return written;
    });
    context.sizes.makeLater(picture.row);
    return result;
  } catch (error) {
    // A commit that nobody heard of may have been one: whether the file has a row is known to the sweep.
    if (!isWritten || isRefused(error)) await picture.discard();
    throw error;
  }
}
