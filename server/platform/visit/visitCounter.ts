import type { VisitBeacon } from '#schema/visit.ts';
import type { VisitRow } from './table.ts';

/** What tells a visitor from others while a request is answered. */
export type Sender = { address: string; userAgent: string };

/** Somebody looks at a page. */
export type Hit = VisitBeacon & Sender;

/** Counts visits. */
export type Visits = {
  /** Counts a page that somebody looks at; it is written within a second. @param hit its path as normalPath spells it */
  note(hit: Hit): void;
  /** @returns how the visitor who asks has come today, if they were counted; null also when the database is away */
  find(sender: Sender): Promise<VisitRow | null>;
  /** Begins to write what is gathered, every second. */
  begin(): void;
  /** Writes what is left. */
  stop(): Promise<void>;
};
