import { createHash } from 'node:crypto';
import { type FormFacts, MIN_ELAPSED_MS } from '#schema/form.ts';

/** For how long the same thing from the same sender is a repetition. */
export const REPEAT_MS = 24 * 3600 * 1000;

/** @returns whether a form was filled in as robots do: its hidden field, or all of it in no time */
export const isRobots = (form: FormFacts | null | undefined): boolean =>
  Boolean(form?.isHoneypotFilled) || (form?.elapsedMs ?? MIN_ELAPSED_MS) < MIN_ELAPSED_MS;

/** @returns the statement that lets what one sender sends at once be looked at one after the other, in a transaction */
export const queueUp = (email: string): string =>
  `select pg_advisory_xact_lock(${createHash('sha256').update(email).digest().readInt32BE()})`;

/** Which items a list shows (schema/form.graphql). */
export type Folder = 'INBOX' | 'SPAM' | 'ALL';

/** Whether a folder has spam, or has no other; undefined when it has both. */
export const spamIn: Record<Folder, boolean | undefined> = { INBOX: false, SPAM: true, ALL: undefined };
