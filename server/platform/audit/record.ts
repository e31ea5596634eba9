import { v7 as uuidv7 } from 'uuid';
import type { AuditAction, AuditVia } from '#schema/audit.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announceChanges } from '#server/platform/event/events.ts';
import type { Actor } from './actor.ts';
import { auditEntries, type Facts } from './table.ts';

export type Subject = { id: string | null; label: string };

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

export const operator: Actor = { id: null, name: 'npm run admin', via: 'operator', address: null, requestId: null };

export const scheduler: Actor = { id: null, name: 'Schedule', via: 'schedule', address: null, requestId: null };

/** Actions whose services announce their own events (server/platform/event/events.ts). */
const announcedActions = /^(message|affiliate|blog|portfolio|page)\.|^review\.(publish|unpublish|remove|withdraw|tie)$/;

/** The fields before and after, without secrets. */
type Change = { before?: Facts; after?: Facts };

/** Records a change in its transaction and announces it to open screens. */
export const record = (
  tx: Transaction,
  actor: Actor,
  action: AuditAction,
  subject: Subject,
  now: Date,
  change: Change = {},
): Promise<void> => recordAll(tx, actor, action, [{ subject, ...change }], now);

export async function recordAll(
  tx: Transaction,
  actor: Actor,
  action: AuditAction,
  changes: readonly (Change & { subject: Subject })[],
  now: Date,
): Promise<void> {
  if (!changes.length) return;
  const rows = changes.map(({ subject, ...change }) => ({
    id: uuidv7(),
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
  }));
  await tx.insert(auditEntries).values(rows);
  if (announcedActions.test(action)) return;
  await announceChanges(
    tx,
    'office.changed',
    rows.map(({ id }) => id),
  );
}
