import type { Site } from '#schema/site.ts';
import type { Services } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import type { IncomingOutcome } from './table.ts';

/** What following a mailbox needs. */
export type Following = Pick<Services, 'db' | 'store' | 'log' | 'now' | 'metrics' | 'settings' | 'readSite'>;
/** What taking a mail in needs. */
export type Parts = Following & { site: Site };

/** A mail that lies in a mailbox. */
export type Found = {
  mailbox: string;
  /** What the log calls it. */
  where: { uid: number } | { file: string };
  /** Its headers, or as much of them as is read. */
  head: Uint8Array;
  /** How large all of it is, in bytes. */
  size: number;
  /** Reads its beginning. @returns null when it is gone */
  read(bytes: number): Promise<Uint8Array | null>;
  arrivedAt: Date;
  /** It came before the mailbox was followed. */
  isOld: boolean;
};

/** Notes, in the transaction that takes a mail, that this was done. @returns false when another process was quicker */
export type Remember = (tx: Transaction) => Promise<boolean>;

/**
 * What became of a mail: taken in, had before, left where it is, gone meanwhile, or to be looked at again: `slow` takes more time
 * than there is while others wait, `refused` is not given out by the mailbox.
 */
export type Outcome = IncomingOutcome | 'known' | 'unmatched' | 'unreadable' | 'excess' | 'gone' | 'slow' | 'refused';

/** The mailbox does not give a mail out, though it can be reached. */
export class RefusedError extends Error {}

/** Another process takes mails from the same mailbox. */
export class OvertakenError extends Error {}
