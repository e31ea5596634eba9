import type { Said } from './html/worker.ts';

/** A picture of an export: where it is, and what it shows. */
export type SourcePicture = { url: string; alt: string };

/** A picture that an export lists beside its posts, and the names of its copies, as far as it says them. */
export type Attachment = { url: string; copies: string[] };

/** A post or a page of an export, in no format's words. */
export type SourcePost = {
  /** Its name in the export, the same each time: `post:12`. */
  key: string;
  /** What it becomes. */
  kind: 'post' | 'item';
  title: string;
  slug: string;
  excerpt: string;
  /** As it is stored there. */
  text: string;
  dialect: Said['dialect'];
  /** The ids of the pictures that were uploaded to it. */
  children: number[];
  author: string;
  tags: string[];
  createdAt: Date | null;
  /** When it is to be published, of one that is planned. */
  publishAt: Date | null;
  isPublished: boolean;
  picture: SourcePicture | null;
  metaTitle: string;
  metaDescription: string;
  /** The addresses it had, as paths of that site: `/2023/05/news/`, `/?p=12`. */
  addresses: string[];
  /** What an item has beside: `client`, `year`, `category`. */
  item: { category: string; client: string; year: number | null };
  /** What of it cannot come along. */
  losses: string[];
};

/** Something that does not come along, and why. */
export type Skipped = { what: string; why: string };

/** An export that can be read as often as it is needed. */
export type Source = {
  format: 'WordPress' | 'Ghost';
  /** What tells it from other sites: the same for each export of one site. */
  name: string;
  /** The address of the site, as far as the export says it. */
  base: string | null;
  /** Every post and page, one after the other. */
  posts: () => AsyncIterable<SourcePost>;
  /** What does not come along, known once `posts` has been read. */
  skipped: Skipped[];
  /** Lists of the site whose addresses are to lead to the list with the same tag. */
  lists: { path: string; tag: string }[];
  /** The pictures that it lists beside its posts. */
  attachments: readonly Attachment[];
  /** @returns the picture that a text calls so, or null where the text has its address itself */
  pictureOf: (url: string) => SourcePicture | null;
};

/** A row of a table, which becomes an enquiry or a review. */
export type SourceRecord =
  | {
      /** Its number in the table, whose head is the first. */
      row: number;
      /** Its name, the same each time: a hash, for it may be of a person. */
      key: string;
      kind: 'enquiry' | 'review';
      /** What it says, as the rules read it; what it does not say is not there. */
      fields: Record<string, unknown>;
    }
  | { row: number; fault: string };

/** A table that can be read as often as it is needed. */
export type RecordSource = Pick<Source, 'name' | 'skipped'> & {
  format: 'CSV';
  /** How many rows it has. */
  total: number;
  records: () => AsyncIterable<SourceRecord>;
};
