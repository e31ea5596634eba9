import { eq, or, sql } from 'drizzle-orm';
import type { FileUpload } from 'graphql-upload-minimal';
import type * as z from 'zod/mini';
import { mediaStrings, type ReplacePictureInput } from '#schema/media.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, onceCommitted, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { discardPicture } from '#server/platform/storage/picture/pictures.ts';
import { storingPicture } from '#server/platform/storage/picture/storePicture.ts';
import { type PictureRow, pictures } from '#server/platform/storage/picture/table.ts';
import { libraryFile } from './media.ts';
import { auditedFields, lockForUpdate, mediaIdOf, pictureOrNotFound, subjectOf } from './picture.ts';
import { moveUses, type PictureUse, usesOf } from './pictureUse.ts';

const MAX_TITLES = 3;
const size = ['width', 'height'] as const;

/**
 * A new file, because the content of a URL never changes (docs/decisions/031-media.md).
 * @throws NOT_FOUND, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA
 */
export async function replacePicture(
  context: Context,
  id: string,
  { file }: z.input<typeof ReplacePictureInput>,
): Promise<PictureRow> {
  let formerId = '';
  const picture = await storingPicture(context, file as Promise<FileUpload>, libraryFile, async (tx, stored) => {
    const before = await lockForUpdate(tx, id);
    formerId = before.id;
    const { name, altText, isDecorative, isKept } = before;
    const facts = {
      ...{ name, altText, isDecorative, isKept, libraryId: mediaIdOf(before), uploadedBy: viewerOf(context).name },
      ...(hasSameShape(before, stored) && { focalX: before.focalX, focalY: before.focalY }),
    };
    const after = pictureOrNotFound(
      await tx
        .insert(pictures)
        .values({ ...stored, ...facts })
        .returning(),
    );
    await moveUses(tx, before.id, after.id);
    await tx
      .update(pictures)
      .set({ replacedById: after.id })
      .where(or(eq(pictures.id, before.id), eq(pictures.replacedById, before.id)));
    const change = { before: factsOf(before, size), after: factsOf(after, size) };
    await record(tx, actorOf(context), 'media.replace', subjectOf(after), after.createdAt, change);
    return after;
  });
  await onceCommitted(context, (services) => discardPicture(services, formerId));
  return picture;
}

type Shape = { width: number; height: number };
/** A picture of other proportions is another picture, of which the focal point says nothing. */
const hasSameShape = (one: Shape, other: Shape) =>
  Math.abs(one.width / one.height - other.width / other.height) < 0.02 * (one.width / one.height);

/** @returns the deleted picture @throws NOT_FOUND; CONFLICT while it is used */
export async function removePicture(context: Context, id: string): Promise<PictureRow> {
  const picture = await context.db.transaction(async (tx) => {
    const before = await lockForUpdate(tx, id);
    await refuseUsed(tx, before.id);
    await tx.delete(pictures).where(eq(pictures.id, before.id));
    const change = { before: factsOf(before, auditedFields) };
    await record(tx, actorOf(context), 'media.remove', subjectOf(before), context.now(), change);
    return before;
  });
  await onceCommitted(context, (services) => discardPicture(services, picture.id));
  return picture;
}

/** The caller holds the picture's lock, which new uses wait for. */
async function refuseUsed(tx: Transaction, id: string): Promise<void> {
  const { rows } = await tx.execute<Pick<PictureUse, 'title'> & { count: number }>(
    sql`select title, (count(*) over ())::int as count from (${usesOf(id)}) uses order by id limit ${MAX_TITLES}`,
  );
  const [first] = rows;
  if (!first) return;
  const titles = rows.map(({ title }) => title);
  throw fail('CONFLICT', mediaStrings.inUse(titles, first.count));
}
