import { and } from 'drizzle-orm';
import type { FileUpload } from 'graphql-upload-minimal';
import type * as z from 'zod/mini';
import { MOST_FOUND } from '#schema/common.ts';
import { mediaStrings, type UpdatePictureInput, type UploadPictureInput } from '#schema/media.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { byText, type Orders } from '#server/platform/database/listOrder.ts';
import { byCreation, type Connection, MAX_PAGE, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { containing } from '#server/platform/database/search.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { fail } from '#server/platform/errors.ts';
import { storingPicture } from '#server/platform/storage/picture/storePicture.ts';
import { type PictureRow, pictures } from '#server/platform/storage/picture/table.ts';
import {
  auditedFields,
  editedFields,
  isCurrent,
  isOneOf,
  lockForUpdate,
  nameText,
  pictureOrNotFound,
  subjectOf,
} from './picture.ts';

export type MediaList = Connection<PictureRow>;

/** A logo is chosen from the library, and may be an SVG. Every other use shows its drawing. */
export const libraryFile = { field: 'file', isVectorAllowed: true } as const;

const order = byCreation<PictureRow>(pictures, 'newest first');

const orders: Orders = {
  CREATED: pictures.createdAt,
  NAME: byText(nameText),
  SIZE: pictures.bytes,
};

/** Newest first. @param ids library ids @throws BAD_USER_INPUT for more ids than the maximum page size */
export const listMedia = (
  { db }: Context,
  { search, ids, ...args }: PageArgs & { search?: string | null; ids?: string[] | null },
): Promise<MediaList> => {
  if (ids && ids.length > MAX_PAGE) throw fail('BAD_USER_INPUT', mediaStrings.tooManyIds);
  const matchesSearch = containing([pictures.name, pictures.altText], search);
  const condition = and(isCurrent, matchesSearch, ids ? isOneOf(ids) : undefined);
  return tablePage(db, { table: pictures, order, orders, condition, maxCount: matchesSearch && MOST_FOUND }, args);
};

/** @throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA */
export function uploadPicture(
  context: Context,
  { file, name, altText, isDecorative }: z.input<typeof UploadPictureInput>,
): Promise<PictureRow> {
  const words = { altText: altText ?? null, isDecorative: isDecorative ?? false, ...(name && { name }) };
  const facts = { ...words, isKept: true, uploadedBy: viewerOf(context).name };
  return storingPicture(context, file as Promise<FileUpload>, libraryFile, async (tx, stored) => {
    const picture = pictureOrNotFound(
      await tx
        .insert(pictures)
        .values({ ...stored, ...facts })
        .returning(),
    );
    await record(tx, actorOf(context), 'media.upload', subjectOf(picture), picture.createdAt, {
      after: factsOf(picture, auditedFields),
    });
    return picture;
  });
}

/** From then on the picture stays even when unused. @throws NOT_FOUND */
export const updatePicture = (
  context: Context,
  id: string,
  { name, altText: sentAltText, isDecorative, focalPoint }: z.output<typeof UpdatePictureInput>,
): Promise<PictureRow> =>
  context.db.transaction(async (tx) => {
    const before = await lockForUpdate(tx, id);
    // A picture that becomes decorative loses its text.
    const altText = sentAltText === undefined && !isDecorative ? before.altText : (sentAltText ?? null);
    const facts = {
      ...{ name: name ?? before.name, altText, isKept: true },
      isDecorative: isDecorative ?? (before.isDecorative && !altText),
      ...(focalPoint && { focalX: focalPoint.x, focalY: focalPoint.y }),
    };
    const change = changed(before, { ...before, ...facts }, editedFields);
    if (!change && before.isKept) return before;
    const picture = await updateRow(tx, pictures, before, facts);
    if (change) await record(tx, actorOf(context), 'media.update', subjectOf(picture), context.now(), change);
    return picture;
  });
