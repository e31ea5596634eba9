import { sql } from 'drizzle-orm';
import { type FormFacts, MIN_ELAPSED_MS } from '#schema/form.ts';
import type { Transaction } from '#server/database/connect.ts';
import type { Folder } from '#server/schema.gen.ts';

/** For how long the same thing from the same sender is a repetition. */
export const REPEAT_MS = 24 * 3600 * 1000;

/** @returns whether a form was filled in as robots do: its hidden field, or all of it in no time */
export const isRobots = (form: FormFacts | null | undefined): boolean =>
  Boolean(form?.isHoneypotFilled) || (form?.elapsedMs ?? MIN_ELAPSED_MS) < MIN_ELAPSED_MS;

/** Lets what one sender sends at once be looked at one after the other, until the transaction ends. */
export async function queueUp(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
}

/** Whether a folder has spam, or has no other; undefined when it has both. */
export const spamIn: Record<Folder, boolean | undefined> = { INBOX: false, SPAM: true, ALL: undefined };
