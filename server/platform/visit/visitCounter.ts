import type { VisitBeacon } from '#schema/visit.ts';
import type { VisitRow } from './table.ts';

export type Sender = { address: string; userAgent: string };

export type Hit = VisitBeacon & Sender;

export type Visits = {
  /** Counts a page view, written within a second. @param hit its path is normalized by normalPath */
  note(hit: Hit): void;
  /** Returns the caller's visit today; null if not counted or if the database cannot be reached. */
  find(sender: Sender): Promise<VisitRow | null>;
  /** Starts writing every second. */
  begin(): void;
  stop(): Promise<void>;
};
