import type { ConvertOptions } from './html/worker.ts';

export type SourcePicture = { url: string; alt: string };

export type Attachment = { url: string; copies: string[] };

export type SourcePost = {
  /** Stable id in the export, for example `post:12`. */
  key: string;
  kind: 'post' | 'item';
  title: string;
  slug: string;
  excerpt: string;
  /** As stored in the export. */
  text: string;
  dialect: ConvertOptions['dialect'];
  children: number[];
  author: string;
  tags: string[];
  createdAt: Date | null;
  /** Date of publication of a scheduled post. */
  publishAt: Date | null;
  isPublished: boolean;
  picture: SourcePicture | null;
  metaTitle: string;
  metaDescription: string;
  /** Former addresses as paths of the old site: `/2023/05/news/`, `/?p=12`. */
  addresses: string[];
  item: { category: string; client: string; year: number | null };
  losses: string[];
};

export type Skipped = { what: string; why: string };

/** An export that can be read several times. */
export type Source = {
  format: 'WordPress' | 'Ghost';
  /** Identifies the site: the same for each export of one site. */
  name: string;
  base: string | null;
  posts: () => AsyncIterable<SourcePost>;
  /** Entries that are not imported; complete after `posts` has been read. */
  skipped: Skipped[];
  /** List pages of the old site that redirect to the list with the same tag. */
  lists: { path: string; tag: string }[];
  attachments: readonly Attachment[];
  /** @returns the picture for this reference, or null when the reference is already an address */
  pictureOf: (url: string) => SourcePicture | null;
};

export type SourceRecord =
  | {
      /** Row number in the table; the head is row 1. */
      row: number;
      /** Stable id. It is a hash because it may contain personal data. */
      key: string;
      kind: 'enquiry' | 'review';
      /** Input for the validation rules; empty cells are missing. */
      fields: Record<string, unknown>;
    }
  | { row: number; fault: string };

export type RecordSource = Pick<Source, 'name' | 'skipped'> & {
  format: 'CSV';
  total: number;
  /** Key of a row that has the id of an existing message. */
  keyOfMessage?: (id: string) => string;
  records: () => AsyncIterable<SourceRecord>;
};
