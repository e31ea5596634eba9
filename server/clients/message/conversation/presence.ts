import {
  type Presence,
  type PresenceState,
  readPresence,
  readPresences,
  savePresence,
} from '#server/people/presence/presence.ts';
import { lockViewerRow } from '#server/people/user/colleagues.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { lockAgainstRemoval } from './drafts.ts';

const readPresenceBatch = batched<Presence>(async ({ db, now }, ids) => {
  const rows = await readPresences(db, ids, now());
  return rows.map((row) => [row.id, row]);
});

export const readMessagePresence = async (context: Context, id: string): Promise<Presence> =>
  (await readPresenceBatch(context, id)) ?? { id, people: [] };

/** @returns who has the message open now @throws NOT_FOUND; UNAUTHENTICATED as lockViewerRow */
export const markPresence = (context: Context, id: string, state: PresenceState): Promise<Presence> =>
  context.db.transaction(async (tx) => {
    await lockViewerRow(context, tx);
    await lockAgainstRemoval(tx, id);
    if (await savePresence(context, tx, id, state)) await announceChange(tx, 'message.presence', { id });
    return readPresence(tx, id, context.now());
  });
