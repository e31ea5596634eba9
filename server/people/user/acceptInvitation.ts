import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type AcceptInvitationInput, invitationStrings } from '#schema/invitation.ts';
import { actorBy, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import { fail } from '#server/platform/errors.ts';
import { isOpen } from './invitations.ts';
import { type InvitationRow, invitations } from './table.ts';
import { insertUser, lockUnblocked, userRow } from './users.ts';

/**
 * Finds the open invitation of a link. Each try takes a point of the address; an existing link gives it back.
 * @throws NOT_FOUND, GONE, RATE_LIMITED
 */
export async function findInvitation(context: Context, token: string): Promise<InvitationRow> {
  const { db, limits, address } = context;
  await limits.take('acceptInvitation', address);
  const byToken = eq(invitations.tokenHash, hashToken(token));
  const [invitation] = await db.select().from(invitations).where(byToken);
  if (!invitation) throw fail('NOT_FOUND', invitationStrings.deadLink);
  await limits.giveBack('acceptInvitation', address);
  const { usedAt, revokedAt, expiresAt } = invitation;
  if (usedAt || revokedAt || expiresAt <= context.now()) throw fail('GONE', invitationStrings.deadLink);
  return invitation;
}

/**
 * Creates the user and uses up the invitation in one transaction. Only one of several concurrent calls succeeds.
 * @throws NOT_FOUND and GONE for the link, CONFLICT when address or number is taken, RATE_LIMITED
 */
export async function acceptInvitation(
  context: Context,
  token: string,
  input: z.output<typeof AcceptInvitationInput>,
): Promise<true> {
  const { id, tokenHash, email, role, invitedById } = await findInvitation(context, token);
  const now = context.now();
  const row = await userRow({ ...input, email, role }, now);
  await context.db.transaction(async (tx) => {
    // Lock the inviter before the invitation, in the order that a block uses. A locked inviter is still an admin.
    const inviter = await lockUnblocked(tx, invitedById);
    const isUsable = and(eq(invitations.id, id), eq(invitations.tokenHash, tokenHash), isOpen(now));
    const updatedRows = await tx
      .update(invitations)
      .set({ usedAt: now })
      .where(isUsable)
      .returning({ id: invitations.id });
    if (!inviter || !updatedRows.length) throw fail('GONE', invitationStrings.deadLink);
    const user = await insertUser(tx, row);
    const after = { email, role, invitedBy: inviter.name };
    await record(tx, actorBy(context, user), 'user.join', { id: user.id, label: user.name }, now, { after });
  });
  return true;
}
