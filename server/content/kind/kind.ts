import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentKind, DraftFields } from '#schema/draft.ts';
import type { RenderedColumns } from '#server/content/markdown/rendered.ts';
import type { Attached } from '#server/content/media/picture.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import type { FormerSlugs } from '#server/platform/database/formerSlugs.ts';
import type { Schedule, Scheduled } from './schedule.ts';

/** The columns that the table of every kind has. */
export type ContentRow = Scheduled &
  Attached &
  RenderedColumns & {
    id: string;
    slug: string;
    title: string;
    body: string;
    altText: string | null;
    tags: string[];
    createdAt: Date;
    updatedAt: Date;
  };

/** The table of a kind. Its unique constraint of the slug is called `{table}_slug_key`. */
export type ContentTable<Row = unknown> = PgTable & Record<keyof ContentRow, PgColumn> & { readonly $inferSelect: Row };

/** The fields that the input of every kind has. Left out, a field stays as it is. */
export type ContentInput = Partial<{ [Field in keyof Schedule]: Date | null | undefined }> & {
  title: string;
  slug?: string | null | undefined;
  body?: string | null | undefined;
  altText?: string | null | undefined;
  imageUrl?: string | null | undefined;
  imageFile?: unknown;
  pictureId?: string | null | undefined;
  /** Pictures of the library that it shows besides. */
  gallery?: readonly string[] | null | undefined;
  isPublished?: boolean | null | undefined;
};

/** A kind of content: what posts and portfolio items configure of the services in this folder. */
export type Kind<Row extends ContentRow = ContentRow, Input extends ContentInput = ContentInput> = {
  /** Its name in the audit log, in revisions and in the addresses of drawn cards. */
  name: 'blog' | 'portfolio';
  /** The prefix of its events; the name of one in imports and previews. */
  event: 'post' | 'item';
  /** Its name in enums of GraphQL. */
  graphqlName: ContentKind;
  /** The column of autosaved drafts and of preview links that refers to its table. */
  owner: 'postId' | 'itemId';
  table: ContentTable<Row>;
  former: FormerSlugs;
  /** The path of the public list. */
  list: string;
  /** The path of the public page of a slug. */
  page(slug: string): string;
  strings: { notFound: string; changedMeanwhile: string; slugTaken: string };
  /** The columns that can be edited, but for state and schedule: revisions store them, the audit log notes their changes. */
  fields: readonly string[];
  /** Those of them that the audit log notes of one that is new or deleted. */
  auditFields: readonly string[];
  /** The fields that REST and webhooks show. */
  restFields: readonly string[];
  /** Whether it always has a picture: null in the place of an address changes nothing. */
  needsPicture: boolean;
  /** The column of pictures that it shows beside its own. */
  gallery?: PgColumn;
  /** @returns the slug of a title */
  slugOf(title: string, now: Date): string;
  /** @returns the columns that are derived of a body */
  derive(body: string): Promise<RenderedColumns>;
  /** @returns the columns of an input that are not stored as they were sent */
  columnsOf?(input: Input): Partial<Row>;
  /** @returns the columns of an input that refer to other rows, which stay until the transaction ends @throws BAD_USER_INPUT */
  lockReferences?(tx: Transaction, input: Input): Promise<Partial<Row>>;
  /** The texts that a preview takes from a draft unless they are blank. */
  previewTexts: readonly (keyof DraftFields)[];
  /** @returns the other columns that a preview takes from a draft of a row */
  previewColumns?(executor: Executor, draft: DraftFields, row: Row): Promise<Partial<Row>>;
};
