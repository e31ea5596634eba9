import { pendingOf } from '#server/content/autosave/pending.ts';
import { renderedBody } from '#server/content/markdown/rendered.ts';
import { type Bare, textOf } from '#server/content/markdown/textColumns.ts';
import { imageUrlOf } from '#server/content/media/itemPicture.ts';
import { withPictures } from '#server/content/media/textPictures.ts';
import type { Context } from '#server/platform/context.ts';
import { pictureOf } from '#server/platform/storage/picture/read.ts';
import type { ContentRow, Kind } from './kind.ts';
import { languageOf } from './language.ts';
import { translationsOf } from './translations.ts';

const htmlOf = async (row: ContentRow) => (await renderedBody(row)).html;

export function fieldsOf(kind: Kind) {
  const readPending = pendingOf(kind);
  const readTranslations = translationsOf(kind);
  type Row = Bare<ContentRow>;
  return {
    body: (row: object) => textOf<ContentRow>(row).body,
    bodyHtml: (row: object, _: unknown, context: Context) => {
      const text = textOf<ContentRow>(row);
      return withPictures(context, text.body, htmlOf(text));
    },
    imageUrl: (row: Row, _: unknown, context: Context) => imageUrlOf(context, row),
    image: (row: Row, _: unknown, context: Context) => pictureOf(context, row),
    language: (row: Row, _: unknown, { site }: Context) => languageOf(row, site),
    translations: (row: Row, _: unknown, context: Context) => readTranslations(row, context),
    pendingChanges: async ({ id }: Row, _: unknown, context: Context) => (await readPending(context, id)) ?? [],
  };
}
