import type { LanguageTag } from '#schema/contentLanguages.ts';
import type { ConvertOptions } from './html/worker.ts';

export type SourcePicture = { url: string; alt: string };

export type Attachment = { url: string; copies: string[] };

export type SourcePost = {
  /** Stable id in the export, for example `post:12`. */
  key: string;
  kind: 'post' | 'item';
  /** Whether it is a page of the old site, which becomes a post. */
  isPage: boolean;
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
  /** Whether it was published or scheduled on the old site, so that links to it exist. */
  isLive: boolean;
  picture: SourcePicture | null;
  metaTitle: string;
  metaDescription: string;
  /** Former addresses as paths of the old site: `/2023/05/news/`, `/?p=12`. */
  addresses: string[];
  item: { category: string; client: string; year: number | null };
  /** Null if the export names none that is known: it is that of the site. */
  language: LanguageTag | null;
  /** Names the translations of an entry on the old site; null without any. */
  translationGroup: string | null;
  /** What is missing, and what is only different here. */
  losses: string[];
  notes: string[];
};

/** A path of the old site, and what stands for it here. */
export type OldPage = {
  path: string;
  target: { tag: string } | { author: string } | { entry: string } | 'blog' | 'feed' | null;
};

export type Skipped = { what: string; why: string };

/** An export that can be read several times. */
export type Source = {
  format: 'WordPress' | 'Ghost';
  /** Identifies the site: the same for each export of one site. */
  name: string;
  /** Name under which version 0.2 imported this site, if another. */
  formerName?: string;
  base: string | null;
  posts: () => AsyncIterable<SourcePost>;
  /** Entries that are not imported; complete after `posts` has been read. */
  skipped: Skipped[];
  /** Pages of the old site that are no entries, such as lists; complete before `posts` is read. */
  oldPages: OldPage[];
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
      /** Optional cells that cannot be read, and are left out. */
      losses?: readonly Loss[];
      words: FieldWords;
    }
  | { row: number; fault: string; words: FieldWords };

/** What a row may come without, or what is different here. */
export type Loss = 'contactNumber' | 'followUpDay' | 'value' | 'owner' | 'moreAddresses' | 'shortName' | 'rating';

export type FieldWords = [field: string, cell: string][];

export type RecordSource = Pick<Source, 'name' | 'skipped'> & {
  format: 'CSV';
  total: number;
  /** Key of a row that has the id of an existing message. */
  keyOfMessage?: (id: string) => string;
  records: () => AsyncIterable<SourceRecord>;
};
