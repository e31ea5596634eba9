import { inArray } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connect.ts';
import { outgoingMail } from './table.ts';

export type NoteSent = (id: string) => Promise<void>;

/** Returns a function that marks mails as sent. Mails sent while an update runs share the next update. */
export function sentNotes({ db, now }: { db: Database; now: () => Date }): NoteSent {
  let sentIds: string[] = [];
  let runningUpdate: Promise<void> = Promise.resolve();
  const update = async () => {
    const ids = sentIds;
    sentIds = [];
    if (!ids.length) return;
    try {
      await db
        .update(outgoingMail)
        .set({ sentAt: now(), text: '', html: null, calendar: null, lastError: null, serverReply: null })
        .where(inArray(outgoingMail.id, ids));
    } catch (error) {
      // The next retry marks these mails too.
      sentIds.push(...ids);
      throw error;
    }
  };
  return (id) => {
    if (!sentIds.includes(id)) sentIds.push(id);
    runningUpdate = runningUpdate.then(update, update);
    return runningUpdate;
  };
}
