import { v7 as uuidv7 } from 'uuid';
import type { AuditAction, AuditVia } from '#schema/audit.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import type { Actor } from './actor.ts';
import { auditEntries, type Facts } from './table.ts';

export type Subject = { id: string | null; label: string };

/** The viewer, or the actor of a program. */
export function actorOf(context: Context): Actor {
  if (context.actor) return context.actor;
  const { id, name, sessionId } = viewerOf(context);
  return { id, name, via: sessionId ? 'session' : 'token', token: context.token, ...originOf(context) };
}

/** A user without a session: by a link from a mail, or during sign-in. */
export const actorBy = (context: Context, user: { id: string; name: string }, via: AuditVia = 'link'): Actor => ({
  id: user.id,
  name: user.name,
  via,
  ...originOf(context),
});

const originOf = ({ address, requestId }: Context) => ({ address, requestId });

/** A user of `npm run admin`. */
export const operator: Actor = { id: null, name: 'npm run admin', via: 'operator', address: null, requestId: null };

export const scheduler: Actor = { id: null, name: 'Schedule', via: 'schedule', address: null, requestId: null };

/** Actions whose services announce their own events (server/platform/event/events.ts). */
const announcedActions = /^(message|affiliate|blog|portfolio)\.|^review\.(publish|unpublish|remove|withdraw|tie)$/;

/**
 * Records a change in its transaction and announces it to open screens.
 * @param change the fields before and after, without secrets
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
  if (!announcedActions.test(action)) await announceChange(tx, 'office.changed', { id });
}
