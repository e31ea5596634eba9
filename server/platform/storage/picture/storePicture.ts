import type { FileUpload } from 'graphql-upload-minimal';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { isRefused } from '#server/platform/errors.ts';
import { type StoreOptions, storePicture } from './pictures.ts';
import type { pictures } from './table.ts';

/**
 * Stores a picture and runs `write` in one transaction with its row. A failure leaves no picture.
 * @throws as storePicture and `write`
 */
export async function storingPicture<Result>(
  context: Context,
  upload: Promise<FileUpload>,
  options: StoreOptions,
  write: (tx: Transaction, row: typeof pictures.$inferInsert) => Promise<Result>,
): Promise<Result> {
  const picture = await storePicture(context, upload, options);
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
    // If the outcome of the commit is unknown, leave the file: the sweep deletes it if it has no row.
    if (!isWritten || isRefused(error)) await picture.discard();
    throw error;
  }
}
