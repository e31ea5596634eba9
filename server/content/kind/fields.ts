import { pendingOf } from '#server/content/autosave/pending.ts';
import { renderedBody } from '#server/content/markdown/rendered.ts';
import { type Bare, textOf } from '#server/content/markdown/textColumns.ts';
import { imageUrlOf } from '#server/content/media/itemPicture.ts';
import { withPictures } from '#server/content/media/textPictures.ts';
import type { Context } from '#server/platform/context.ts';
import { pictureOf } from '#server/platform/storage/picture/read.ts';
import type { ContentRow, Kind } from './kind.ts';

export function fieldsOf(kind: Kind) {
  const readPending = pendingOf(kind);
  type Row = Bare<ContentRow>;
  return {
    body: (row: object) => textOf<ContentRow>(row).body,
    bodyHtml: async (row: object, _: unknown, context: Context) =>
      withPictures(context, (await renderedBody(textOf<ContentRow>(row))).html),
    imageUrl: (row: Row, _: unknown, context: Context) => imageUrlOf(context, row),
    image: (row: Row, _: unknown, context: Context) => pictureOf(context, row),
    pendingChanges: async ({ id }: Row, _: unknown, context: Context) => (await readPending(context, id)) ?? [],
  };
}
