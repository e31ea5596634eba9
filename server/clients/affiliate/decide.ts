import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { affiliateStrings } from '#schema/affiliateStrings.ts';
import { firstFaults } from '#schema/common.ts';
import { DeclineForm } from '#schema/referral.ts';
import { type AffiliateState, CODE_LENGTH, CODE_LETTERS, referralStrings } from '#schema/referralStrings.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { fail, foundOr } from '#server/platform/errors.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { acceptedMail, declinedMail, endedMail } from './mails.ts';
import { type AffiliateRow, affiliates } from './table.ts';

/** Messages that reference the row need not wait (`no key update`). @throws NOT_FOUND */
export async function lockAffiliate(tx: Transaction, id: string): Promise<AffiliateRow> {
  const rows = await tx.select().from(affiliates).where(eq(affiliates.id, id)).for('no key update');
  return foundOr(rows, affiliateStrings.notFound);
}

/** @param ifState the state that the caller has seen @throws NOT_FOUND; CONFLICT for spam, another or a wrong state */
export function acceptAffiliate(context: Context, id: string, ifState: AffiliateState): Promise<AffiliateRow> {
  const now = context.now();
  const token = makeToken();
  return context.db.transaction(async (tx) => {
    const before = await lockAffiliate(tx, id);
    refuse(before, ifState, ['NEW', 'DECLINED', 'ENDED']);
    const code = before.code ?? (await freeCode(tx));
    const after = { state: 'ACCEPTED' as const, decidedAt: now, reason: null, code, pageHash: hashToken(token) };
    const affiliate = await updateRow(tx, affiliates, before, after);
    await queueMail(tx, acceptedMail(context, affiliate, code, token), now);
    await record(tx, actorOf(context), 'affiliate.accept', { id, label: before.name }, now, {
      before: { state: before.state },
      after: { state: after.state, code },
    });
    await announceChange(tx, 'affiliate.changed', affiliate);
    return affiliate;
  });
}

/**
 * Also ends an accepted partnership, whose link and page stop at once.
 * @param ifState the state that the caller has seen
 * @throws NOT_FOUND; BAD_USER_INPUT; CONFLICT for spam, another state, or one that is neither new nor accepted
 */
export async function declineAffiliate(
  context: Context,
  id: string,
  text: string,
  ifState: AffiliateState,
): Promise<AffiliateRow> {
  const now = context.now();
  const reason = readReason(text);
  return context.db.transaction(async (tx) => {
    const before = await lockAffiliate(tx, id);
    refuse(before, ifState, ['NEW', 'ACCEPTED']);
    const isEnded = before.state === 'ACCEPTED';
    const state = isEnded ? ('ENDED' as const) : ('DECLINED' as const);
    const after = { state, decidedAt: now, reason, pageHash: null };
    const affiliate = await updateRow(tx, affiliates, before, after);
    await queueMail(tx, (isEnded ? endedMail : declinedMail)(context, affiliate, reason), now);
    const action = isEnded ? 'affiliate.end' : 'affiliate.decline';
    await record(tx, actorOf(context), action, { id, label: before.name }, now, {
      before: { state: before.state },
      after: { state, reason },
    });
    await announceChange(tx, 'affiliate.changed', affiliate);
    return affiliate;
  });
}

function readReason(reason: string): string {
  const { data, error } = DeclineForm.safeParse({ reason });
  if (data) return data.reason;
  const fields = firstFaults(error);
  throw fail('BAD_USER_INPUT', fields.reason, { fields });
}

/** Of two concurrent decisions the second fails, because its ifState is outdated. */
function refuse({ isSpam, state }: AffiliateRow, ifState: AffiliateState, possible: AffiliateState[]): void {
  if (isSpam) throw fail('CONFLICT', referralStrings.isSpam);
  if (state !== ifState || !possible.includes(state)) throw fail('CONFLICT', referralStrings.decided[state]);
}

/** A concurrent duplicate is practically impossible; the unique constraint would reject it. */
async function freeCode(tx: Transaction): Promise<string> {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
    if (!(await tx.$count(affiliates, eq(affiliates.code, code)))) return code;
  }
}
