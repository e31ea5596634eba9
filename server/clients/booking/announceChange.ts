import type { EventDetail, ThreadEventKind } from '#schema/conversation.ts';
import { zoneOr } from '#schema/timeZone.ts';
import type { EventWord } from '#schema/webhook.ts';
import { touchActivity } from '#server/clients/message/conversation/activity.ts';
import { addEvent } from '#server/clients/message/conversation/events.ts';
import { messages } from '#server/clients/message/table.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { touch } from '#server/platform/database/updatedAt.ts';
import { announce, announceChange } from '#server/platform/event/events.ts';
import { inLanguage } from '#server/platform/mail/language.ts';
import { dropUnsettled, queueMail } from '#server/platform/mail/outbox.ts';
import { type Change, clientMail, officeMails } from './mails.ts';
import { type BookingRow, bookingTokens } from './table.ts';

export type Host = { id: string; name: string; email: string };

const bookingPayload = (
  {
    id,
    startsAt,
    endsAt,
    name,
    email,
    phone,
    service,
    note,
    timeZone,
    status,
    outcome,
    messageId,
    createdAt,
  }: BookingRow,
  host: Host | null,
) => ({
  ...{ id, startsAt, endsAt, name, email, phone, service, note, timeZone, status, outcome },
  ...{ host: host && { id: host.id, name: host.name }, messageId, createdAt },
});

const eventOf: Record<Change, { event: EventWord; kind: ThreadEventKind }> = {
  booked: { event: 'booking.created', kind: 'BOOKED' },
  moved: { event: 'booking.rescheduled', kind: 'BOOKING_MOVED' },
  cancelled: { event: 'booking.cancelled', kind: 'BOOKING_CANCELLED' },
};

type BookingChange = {
  booking: BookingRow;
  host: Host | null;
  change: Change;
  actor: string;
  now: Date;
  /** Whether the client gets a mail. Default: true. */
  notifiesClient?: boolean;
  /** Whether the call belongs to a message that existed before it. */
  isOfOlderMessage?: boolean;
};

/** In the transaction of the change: mails, conversation, webhooks, open screens. */
export async function announceBookingChange(
  context: Pick<Context, 'site' | 'settings'>,
  tx: Transaction,
  { booking, host, change, actor, now, notifiesClient = true, isOfOlderMessage = false }: BookingChange,
): Promise<void> {
  const { event, kind } = eventOf[change];
  const mails = officeMails(context, booking, host, change, now);
  if (notifiesClient) {
    const token = await makeLink(tx, booking, now);
    const isFirst = change === 'booked' && !isOfOlderMessage;
    mails.unshift(clientMail(inLanguage(context, booking.language), booking, { change, token, isFirst }, now));
  }
  // Several moves in a row make one mail, with the last time or the cancellation.
  await dropUnsettled(tx, booking.id);
  await queueMail(
    tx,
    mails.map((mail) => ({ ...mail, settles: change === 'moved' })),
    now,
  );
  const { timeZone } = context.site;
  await addConversationEvent(tx, booking, {
    kind,
    at: now,
    actor,
    detail: { startsAt: booking.startsAt.toISOString(), timeZone },
  });
  await announce(tx, event, bookingPayload({ ...booking, timeZone: zoneOr(booking.timeZone, timeZone) }, host), now);
  await announceChange(tx, 'booking.changed', booking);
}

type ConversationEvent = { kind: ThreadEventKind; at: Date; actor: string; detail: EventDetail };

/** @param isMessageUpdated whether the caller updates the message itself */
export async function addConversationEvent(
  tx: Transaction,
  { messageId }: BookingRow,
  event: ConversationEvent,
  isMessageUpdated = false,
): Promise<void> {
  if (messageId === null) return;
  await addEvent(tx, messageId, event);
  // The outcome is a remark about the call; booking, moving and cancelling it is talk with the client.
  if (event.kind !== 'BOOKING_OUTCOME') await touchActivity(tx, messageId, event.at);
  else if (!isMessageUpdated) await touch(tx, messages, messageId);
  await announceChange(tx, 'message.changed', { id: messageId });
}

/** Makes a link to move or cancel a call; earlier links stay valid. @returns its token */
export async function makeLink(tx: Transaction, { id }: Pick<BookingRow, 'id'>, now: Date): Promise<string> {
  const token = makeToken();
  await tx.insert(bookingTokens).values({ tokenHash: hashToken(token), bookingId: id, createdAt: now });
  return token;
}
