import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LanguageTag } from '#schema/contentLanguages.ts';
import type { ContentKind, DraftFields } from '#schema/draft.ts';
import type { RenderedColumns } from '#server/content/markdown/rendered.ts';
import type { ItemPicture } from '#server/content/media/picture.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import type { FormerSlugs } from '#server/platform/database/formerSlugs.ts';
import type { Schedule, Scheduled } from './schedule.ts';

export type ContentRow = Scheduled &
  ItemPicture &
  RenderedColumns & {
    id: string;
    slug: string;
    title: string;
    body: string;
    altText: string | null;
    tags: string[];
    language: LanguageTag | null;
    translationGroup: string | null;
    publishedAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
  };

/** The unique constraint on the slug must be named `{table}_slug_key`. */
export type ContentTable<Row = unknown> = PgTable & Record<keyof ContentRow, PgColumn> & { readonly $inferSelect: Row };

/** The input fields of every kind. An omitted field stays unchanged. */
export type ContentInput = Partial<{ [Field in keyof Schedule]: Date | null | undefined }> & {
  title?: string | undefined;
  slug?: string | null | undefined;
  /** Whether a taken slug is numbered. */
  numbersSlug?: boolean | null | undefined;
  body?: string | null | undefined;
  altText?: string | null | undefined;
  imageUrl?: string | null | undefined;
  imageFile?: unknown;
  pictureId?: string | null | undefined;
  gallery?: readonly string[] | null | undefined;
  isPublished?: boolean | null | undefined;
  publishedAt?: Date | null | undefined;
  /** Empty for the language of the site. */
  language?: string | null | undefined;
  linkTranslations?: readonly string[] | null | undefined;
  unlinkTranslations?: readonly string[] | null | undefined;
};

export type Kind<Row extends ContentRow = ContentRow, Input extends ContentInput = ContentInput> = {
  name: 'blog' | 'portfolio' | 'page';
  event: 'post' | 'item' | 'page';
  graphqlName: ContentKind;
  owner: 'postId' | 'itemId' | 'pageId';
  table: ContentTable<Row>;
  former: FormerSlugs;
  /** The path of the public list; null without one. */
  list: string | null;
  page(slug: string): string;
  strings: { notFound: string; changedMeanwhile: string; slugTaken: string };
  /** Editable columns except state and schedule: stored by revisions, compared by the audit log. */
  fields: readonly string[];
  auditFields: readonly string[];
  restFields: readonly string[];
  /** Whether a picture is required: then a null picture URL changes nothing. */
  needsPicture: boolean;
  gallery?: PgColumn;
  /** A jsonb column with picture ids and texts. */
  document?: PgColumn;
  /** Columns that lists read only if they are selected, beside the text. */
  longColumns?: readonly string[];
  /** Pictures that the input names beside `pictureId` and `gallery`, and a text with addresses of others. */
  picturesOf?(input: Input): { ids: string[]; text: string };
  slugOf(title: string, now: Date): string;
  derive(body: string): Promise<RenderedColumns>;
  columnsOf?(input: Input): Partial<Row>;
  /** @returns the columns that reference other rows, which it locks @throws BAD_USER_INPUT */
  lockReferences?(tx: Transaction, input: Input): Promise<Partial<Row>>;
  /** Values that the audit log stores instead of columns. */
  auditedValues?(row: Row): Record<string, unknown>;
  previewTexts: readonly (keyof DraftFields)[];
  previewColumns?(executor: Executor, draft: DraftFields, row: Row): Promise<Partial<Row>>;
};
