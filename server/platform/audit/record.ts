import { v7 as uuidv7 } from 'uuid';
import type { AuditAction, AuditVia } from '#schema/audit.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import type { Actor } from './actor.ts';
import { auditEntries, type Facts } from './table.ts';

/** What an action was done to. */
export type Subject = { id: string | null; label: string };

/** The signed-in person of a request, by session or by API token; or whoever has a program do it. */
export function actorOf(context: Context): Actor {
  if (context.actor) return context.actor;
  const { id, name, sessionId } = viewerOf(context);
  return { id, name, via: sessionId ? 'session' : 'token', token: context.token, ...placeOf(context) };
}

/** Somebody without a session, who came by a link from a mail or signs in right now. */
export const actorBy = (context: Context, user: { id: string; name: string }, via: AuditVia = 'link'): Actor => ({
  id: user.id,
  name: user.name,
  via,
  ...placeOf(context),
});

const placeOf = ({ address, requestId }: Context) => ({ address, requestId });

/** Whoever works at the machine itself, by `npm run admin`. */
export const operator: Actor = { id: null, name: 'npm run admin', via: 'operator', address: null, requestId: null };

/** What somebody planned, done when its time came. */
export const scheduler: Actor = { id: null, name: 'Schedule', via: 'schedule', address: null, requestId: null };

/** The actions whose verbs announce themselves what they change (server/platform/event/events.ts). */
const isAnnounced = /^(message|affiliate|blog|portfolio)\.|^review\.(publish|unpublish|remove|withdraw|tie)$/;

/**
 * Notes a change by staff, in the transaction that makes it: what is rolled back was never noted. The open screens hear of it.
 * @param change the fields before and after, where they matter; no secrets
 */
export async function record(
  tx: Transaction,
  actor: Actor,
  action: AuditAction,
  subject: Subject,
  now: Date,
  change: { before?: Facts; after?: Facts } = {},
): Promise<void> {
  const id = uuidv7();
  await tx.insert(auditEntries).values({
    id,
    at: now,
    actorId: actor.id,
    actorName: actor.name,
    via: actor.via,
    viaId: actor.token?.id ?? null,
    viaName: actor.token?.name ?? null,
    address: actor.address,
    requestId: actor.requestId,
    action,
    subjectId: subject.id,
    subjectLabel: subject.label,
    ...change,
  });
  if (!isAnnounced.test(action)) await announceChange(tx, 'office.changed', { id });
}
