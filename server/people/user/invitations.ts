import { and, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { DAY_MS } from '#schema/durations.ts';
import { INVITATION_DAYS, type InviteUserInput, invitationStrings } from '#schema/invitation.ts';
import { userStrings } from '#schema/user.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { readerById } from '#server/platform/database/lookup.ts';
import {
  applyListArgs,
  byCreation,
  type Connection,
  type PageArgs,
  page,
  sortOf,
} from '#server/platform/database/page.ts';
import { fail, foundOr } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { paths } from '#web/shared/paths.ts';
import { invitationMail } from './mails.ts';
import { refuseSampleAccount } from './sampleAccounts.ts';
import { type InvitationRow, invitations, type UserRow, users } from './table.ts';
import { findByIdentifier, lockAdmin } from './users.ts';

export type OwnedInvitation = InvitationRow & { invitedBy: UserRow };
export type InvitationList = Connection<OwnedInvitation>;
/** The link is returned once and not stored. */
export type SentInvitation = { id: string; link: string; invitation: OwnedInvitation };

const INVITATION_MS = INVITATION_DAYS * DAY_MS;

const order = byCreation<OwnedInvitation>(invitations, 'newest first');

export const isOpen = (now: Date): SQL | undefined =>
  and(isNull(invitations.usedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, now));

const withInviters = (executor: Executor, condition: SQL | undefined) =>
  executor
    .select({ invitation: invitations, invitedBy: users })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedById))
    .where(condition);

/** Lists open invitations, newest first. */
export const listInvitations = ({ db, now }: Context, args: PageArgs): Promise<InvitationList> => {
  const list = applyListArgs({ table: invitations, order, condition: isOpen(now()) }, args);
  return page(
    args,
    list.order,
    async (after, limit) => {
      const rows = await withInviters(db, and(list.condition, after))
        .orderBy(...sortOf(list.order))
        .limit(limit);
      return rows.map(({ invitation, invitedBy }) => ({ ...invitation, invitedBy }));
    },
    () => db.$count(invitations, list.condition),
  );
};

/** Finds open ones only. */
export const getInvitation = readerById<OwnedInvitation>(async ({ db, now }, ids) => {
  const rows = await withInviters(db, and(inArray(invitations.id, ids), isOpen(now())));
  return rows.map(({ invitation, invitedBy }) => ({ ...invitation, invitedBy }));
}, invitationStrings.notFound);

/**
 * Creates an invitation, replaces an older one for the address and mails the link.
 * @throws CONFLICT when a user has the address, UNAUTHENTICATED as lockAdmin
 */
export async function inviteUser(context: Context, input: z.output<typeof InviteUserInput>): Promise<SentInvitation> {
  const { db, settings, site } = context;
  refuseSampleAccount(settings, input);
  const now = context.now();
  const token = makeToken();
  const link = settings.PUBLIC_URL + paths.invite(token);
  const invitation = await db.transaction(async (tx) => {
    const invitedBy = await lockAdmin(context, tx);
    if (await findByIdentifier(tx, input.email)) {
      throw fail('CONFLICT', userStrings.emailTaken, { fields: { email: userStrings.emailTaken } });
    }
    const row: typeof invitations.$inferInsert = {
      id: uuidv7(),
      email: input.email,
      name: input.name ?? null,
      role: input.role,
      tokenHash: hashToken(token),
      invitedById: invitedBy.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_MS),
      usedAt: null,
      revokedAt: null,
    };
    const [insertedRow] = await tx
      .insert(invitations)
      .values(row)
      .onConflictDoUpdate({ target: invitations.email, set: row })
      .returning();
    const newInvitation = insertedRow as InvitationRow;
    await queueMail(tx, invitationMail(site, newInvitation, invitedBy.name, link), now);
    const after = { email: newInvitation.email, role: newInvitation.role };
    await record(tx, actorOf(context), 'user.invite', { id: newInvitation.id, label: newInvitation.email }, now, {
      after,
    });
    return { ...newInvitation, invitedBy };
  });
  return { id: invitation.id, link, invitation };
}

/** Revokes an invitation. One that has ended stays unchanged. @throws NOT_FOUND, CONFLICT when it was accepted */
export function revokeInvitation(context: Context, id: string): Promise<OwnedInvitation> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const byId = eq(invitations.id, id);
    const revoked = await tx
      .update(invitations)
      .set({ revokedAt: now })
      .where(and(byId, isOpen(now)))
      .returning();
    const { invitation, invitedBy } = foundOr(await withInviters(tx, byId), invitationStrings.notFound);
    if (invitation.usedAt) throw fail('CONFLICT', invitationStrings.alreadyUsed);
    const { email, role } = invitation;
    if (revoked.length) {
      const before = { email, role };
      await record(tx, actorOf(context), 'user.revokeInvitation', { id, label: email }, now, { before });
    }
    return { ...invitation, invitedBy };
  });
}
