import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { OTHER_CHOICE, otherChoiceOf } from '#schema/catalogue.ts';
import { type FormFacts, MIN_ELAPSED_MS } from '#schema/form.ts';
import type { SendMessageInput } from '#schema/message.ts';
import { ifStillThere } from '#server/clients/affiliate/referral/referrers.ts';
import { fillInSource, findSource } from '#server/clients/source/findSource.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { announce, announceChange } from '#server/platform/event/events.ts';
import { asPageOf } from '#server/platform/mail/language.ts';
import { type Mail, queueMail } from '#server/platform/mail/outbox.ts';
import { addEvent } from './conversation/events.ts';
import { acknowledgementMail, type Brand, officeMail } from './mails.ts';
import { lockForUpdate, subjectOf } from './messages.ts';
import { messagePayload } from './messageView.ts';
import { isRobots, isSpam } from './spam.ts';
import { type MessageRow, messages, newMessage } from './table.ts';

/** Spam is stored silently and gets the same answer. @param form omitted: no spam check @throws RATE_LIMITED */
export async function sendMessage(
  context: Context,
  input: z.output<typeof SendMessageInput>,
  form?: FormFacts | null,
): Promise<MessageRow> {
  const { db, limits, address } = context;
  await limits.take('sendMessage', address);
  const now = context.now();
  const sent = { ...input, message: input.message ?? null };
  const source = await findSource(context);
  const language = context.pageLanguage ?? null;
  const row = { ...newMessage({ ...sent, id: uuidv7(), createdAt: now, language }), ...source.facts };
  const message: MessageRow = { ...row, replies: [] };
  const isAcknowledged = !isRobots(form) && (await limits.allows('acknowledgeTo', input.email));
  await db.transaction(async (tx) => {
    const spam = await isSpam(tx, messages, { form, sent, now });
    const affiliateId = ifStillThere(row.affiliateId);
    await tx.insert(messages).values({ ...row, affiliateId, isSpam: spam, isAnnounced: !spam });
    if (spam) return announceChange(tx, 'message.changed', message);
    await announceMessage(
      context,
      tx,
      message,
      now,
      isAcknowledged ? [acknowledgementMail(asPageOf(context), message)] : [],
    );
  });
  await fillInSource(context, 'message', message.id, source);
  return message;
}

export type MailedMessage = Pick<MessageRow, 'name' | 'email' | 'message' | 'mayBeAutomatic'>;

/**
 * Sends no acknowledgement, so that two machines cannot answer each other. Spam rules apply as for a form.
 * @param mailed with `hasNewFiles`: a repeated text with another file is no spam
 */
export async function receiveMail(
  brand: Brand,
  tx: Transaction,
  { id, hasNewFiles, mayBeAutomatic, ...mailed }: MailedMessage & { id: string; hasNewFiles: boolean },
  now: Date,
): Promise<MessageRow> {
  const sent = { ...mailed, contactNumber: '', service: otherChoiceOf(brand.site) ?? OTHER_CHOICE };
  const row = newMessage({ ...sent, id, createdAt: now });
  const form = { isHoneypotFilled: false, elapsedMs: MIN_ELAPSED_MS };
  const spam = (await isSpam(tx, messages, { form, sent, now })) && !hasNewFiles;
  const stored = { ...row, isSpam: spam, mayBeAutomatic, isAnnounced: !spam };
  await tx.insert(messages).values(stored);
  const message: MessageRow = { ...stored, replies: [] };
  if (spam) await announceChange(tx, 'message.changed', message);
  else await announceMessage(brand, tx, message, now);
  return message;
}

/** Notifies the office, the webhooks and the open screens. @param mails further mails to send */
async function announceMessage(
  brand: Brand,
  tx: Transaction,
  message: MessageRow,
  now: Date,
  mails: Mail[] = [],
): Promise<void> {
  await queueMail(tx, [officeMail(brand, message), ...mails], now);
  await announce(tx, 'message.received', messagePayload(message), now);
}

/** A message that leaves the spam folder becomes unread and is announced once. @throws NOT_FOUND */
export async function markMessageSpam(context: Context, id: string, isSpam?: boolean | null): Promise<MessageRow> {
  return context.db.transaction(async (tx) => {
    const before = await lockForUpdate(tx, id);
    const now = context.now();
    const nextIsSpam = isSpam ?? !before.isSpam;
    const change = changed(before, { ...before, isSpam: nextIsSpam }, ['isSpam']);
    if (!change) return before;
    const after = {
      isSpam: nextIsSpam,
      isRead: nextIsSpam && before.isRead,
      isAnnounced: before.isAnnounced || !nextIsSpam,
    };
    const message = await updateRow(tx, messages, before, after);
    const action = nextIsSpam ? 'message.markSpam' : 'message.markNotSpam';
    const kind = nextIsSpam ? 'SPAM' : 'NOT_SPAM';
    await addEvent(tx, id, { kind, at: now, actor: viewerOf(context).name });
    await record(tx, actorOf(context), action, subjectOf(message), now, change);
    if (before.isAnnounced === message.isAnnounced) await announceChange(tx, 'message.changed', message);
    else await announceMessage(context, tx, message, now);
    return message;
  });
}

/** Removes the mark of a message that a mail became. @throws NOT_FOUND */
export const markNotAutomatic = (context: Context, id: string): Promise<MessageRow> =>
  context.db.transaction(async (tx) => {
    const before = await lockForUpdate(tx, id);
    const change = changed(before, { ...before, mayBeAutomatic: false }, ['mayBeAutomatic']);
    if (!change) return before;
    const message = await updateRow(tx, messages, before, { mayBeAutomatic: false });
    await record(tx, actorOf(context), 'message.markNotAutomatic', subjectOf(message), context.now(), change);
    await announceChange(tx, 'message.changed', message);
    return message;
  });
