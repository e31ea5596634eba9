import type * as z from 'zod/mini';
import { accountStrings, EMAIL_CHANGE_MINUTES, NEW_EMAIL, type UpdateAccountInput } from '#schema/account.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { userStrings } from '#schema/user.ts';
import { noteRequest } from '#server/people/session/codes.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { decrypt, encrypt } from '#server/platform/crypto/encrypt.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { conflictOf, fail } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { paths } from '#web/shared/paths.ts';
import { endSignIns, spendResetLink } from './endAccess.ts';
import { newEmailMail } from './mails.ts';
import { noticeMail } from './notices.ts';
import { confirmPassword, lockViewer } from './ownPassword.ts';
import { refuseSampleAccount } from './sampleAccounts.ts';
import { type UserRow, users } from './table.ts';
import { conflicts, findByIdentifier, subjectOf } from './users.ts';

export type UpdatedAccount = { user: UserRow; confirmationSentTo: string | null };

const PURPOSE = 'email changes';
const LINK_MS = EMAIL_CHANGE_MINUTES * MINUTE_MS;
const fields = ['name', 'mobile', 'email'] as const;

/** What the link to a new address holds. It is dead once the account has another address. */
type EmailChange = { from: string; to: string; expiresAt: number };

/**
 * Changes the viewer's name and number at once, and mails a link to a new address.
 * @throws BAD_USER_INPUT for a wrong password, CONFLICT when address or number is taken, RATE_LIMITED
 */
export async function updateAccount(
  context: Context,
  { currentPassword, email, ...input }: z.output<typeof UpdateAccountInput>,
): Promise<UpdatedAccount> {
  await confirmPassword(context, currentPassword, 'currentPassword');
  return context.db.transaction(async (tx) => {
    const before = await lockViewer(context, tx);
    const user = await changeAccount(context, tx, before, input, 'user.updateAccount');
    const isSame = email === user.email.toLowerCase();
    if (!isSame) await mailLink(context, tx, user, email);
    return { user, confirmationSentTo: isSame ? null : email };
  });
}

async function mailLink(context: Context, tx: Transaction, user: UserRow, to: string): Promise<void> {
  const { secret, settings, site } = context;
  const now = context.now();
  refuseSampleAccount(settings, { email: to });
  if (await findByIdentifier(tx, to)) {
    throw fail('CONFLICT', userStrings.emailTaken, { fields: { email: userStrings.emailTaken } });
  }
  const retryAfter = await noteRequest(tx, `new address of ${user.id}`, now);
  if (retryAfter) throw fail('RATE_LIMITED', accountStrings.mailedJustNow, { retryAfter });
  const change: EmailChange = { from: user.email, to, expiresAt: now.getTime() + LINK_MS };
  const token = toUrlForm(encrypt(PURPOSE, JSON.stringify(change), user.id, secret));
  await queueMail(
    tx,
    newEmailMail(site, { ...user, email: to }, `${settings.PUBLIC_URL}${paths.account}?${NEW_EMAIL}=${token}`),
    now,
  );
}

/**
 * Makes the address of a link the viewer's own. Of two concurrent calls only one changes something.
 * @throws GONE for a dead link, CONFLICT when the address is taken meanwhile
 */
export async function confirmEmail(context: Context, token: string): Promise<UserRow> {
  const change = readLink(context, token);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const before = await lockViewer(context, tx);
    const isOpen = change.from === before.email && change.expiresAt > now.getTime();
    if (!isOpen) throw fail('GONE', accountStrings.deadEmailLink);
    const user = await changeAccount(context, tx, before, { email: change.to }, 'user.confirmEmail');
    await spendResetLink(tx, user.id);
    await queueMail(tx, noticeMail(context.site, before, 'emailChanged'), now);
    return user;
  });
}

/** @throws GONE for a token of somebody else or none of ours */
function readLink(context: Context, token: string): EmailChange {
  try {
    return JSON.parse(decrypt(PURPOSE, token, viewerOf(context).id, context.secret));
  } catch {
    throw fail('GONE', accountStrings.deadEmailLink);
  }
}

/** Node reads both forms of Base64. */
const toUrlForm = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Saves what differs, ends the viewer's other sessions and writes the audit record. */
async function changeAccount(
  context: Context,
  tx: Transaction,
  before: UserRow,
  input: Partial<Pick<UserRow, (typeof fields)[number]>>,
  action: 'user.updateAccount' | 'user.confirmEmail',
): Promise<UserRow> {
  const change = changed(before, { ...before, ...input }, fields);
  if (!change) return before;
  const user = await updateRow<UserRow>(tx, users, before, input).catch((error: unknown) => {
    throw conflictOf(error, conflicts);
  });
  await endSignIns(tx, user.id, context.now(), viewerOf(context).sessionId);
  await record(tx, actorOf(context), action, subjectOf(user), context.now(), change);
  return user;
}
