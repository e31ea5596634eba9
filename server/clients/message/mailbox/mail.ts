import type { Site } from '#schema/site.ts';
import type { Services } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import type { IncomingOutcome } from './table.ts';

export type Following = Pick<Services, 'db' | 'store' | 'log' | 'now' | 'metrics' | 'settings' | 'readSite'>;
export type Parts = Following & { site: Site };

export type IncomingMail = {
  mailbox: string;
  location: { uid: number } | { file: string };
  /** Its headers, at most their first 64 KiB. */
  head: Uint8Array;
  /** In bytes. */
  size: number;
  /** @returns null when the mail is deleted */
  read(bytes: number): Promise<Uint8Array | null>;
  arrivedAt: Date;
  /** Older than the first read of the mailbox. */
  isOld: boolean;
};

/** Stores the mailbox position in the import's transaction. @returns false when another process was faster */
export type SavePosition = (tx: Transaction) => Promise<boolean>;

/** `slow`, `refused`: retry later. `excess`: too many mails for its message in a day. `known`: imported before. */
export type Outcome = IncomingOutcome | 'known' | 'unmatched' | 'unreadable' | 'excess' | 'gone' | 'slow' | 'refused';

/** The server is reachable but does not return a mail. */
export class RefusedError extends Error {}

export class OvertakenError extends Error {}
