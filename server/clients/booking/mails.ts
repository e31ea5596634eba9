import { elsewhere, momentIn } from '#schema/bookingStrings.ts';
import { placeOf } from '#schema/officeTime.ts';
import { zoneOr } from '#schema/timeZone.ts';
import type { Context } from '#server/platform/context.ts';
import { officeOf } from '#server/platform/mail/office.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';
import { signatureOf } from '#server/platform/mail/signature.ts';
import { paths } from '#web/shared/paths.ts';
import { invitationTo } from './invitation.ts';
import type { BookingRow } from './table.ts';

type Brand = Pick<Context, 'site' | 'settings'>;
type Host = { name: string; email: string };
export type Change = 'booked' | 'moved' | 'cancelled';

// RFC 3834: prevents automatic answers, and thus mail loops.
const automatic = { 'Auto-Submitted': 'auto-generated' };

function when({ startsAt, ...booking }: BookingRow, officeTimeZone: string): string {
  const timeZone = zoneOr(booking.timeZone, officeTimeZone);
  const clientTime = `${momentIn(startsAt, timeZone)} (${placeOf(timeZone)} time)`;
  const officeTime = elsewhere(startsAt, timeZone, officeTimeZone);
  return officeTime ? `${clientTime}\nThat is ${officeTime}.` : clientTime;
}

const signature = ({ site }: Brand) => signatureOf(site);

const titleOf = ({ startsAt, timeZone }: BookingRow, { site }: Brand) =>
  momentIn(startsAt, zoneOr(timeZone, site.timeZone));

/** Staff can add a call without a phone number. */
const callAtNumber = ({ phone }: BookingRow, subject = '') =>
  phone
    ? `We call you at ${phone}${subject}.`
    : `We talk by phone${subject}. Please answer this mail with the number at which we can call you.`;

const clientWords: Record<Change, { subject: string; first: string }> = {
  booked: { subject: 'Your call', first: 'your call is booked:' },
  moved: { subject: 'Your call has been moved', first: 'your call has been moved. It is now:' },
  cancelled: { subject: 'Your call has been cancelled', first: 'this call has been cancelled:' },
};

/**
 * Contains no text of the client except the phone number: nobody can send mail to strangers through the site.
 * @param token of the link that moves or cancels the call
 * @param isFirst whether the mail begins the conversation of the message
 */
export function clientMail(
  brand: Brand,
  booking: BookingRow,
  { change, token, isFirst }: { change: Change; token: string; isFirst: boolean },
  now: Date,
): Mail {
  const { site, settings } = brand;
  const { subject, first } = clientWords[change];
  const link = settings.PUBLIC_URL + paths.bookedCall(token);
  const description = paragraphs(callAtNumber(booking), `Move or cancel it: ${link}`);
  const rest =
    change === 'cancelled'
      ? [`You would like to talk another time? Choose one here: ${settings.PUBLIC_URL}${paths.book}`]
      : [
          `${callAtNumber(booking, `, about ${booking.service}`)} The invitation with this mail puts it into your calendar.`,
          `Something has come up? You can move or cancel it here: ${link}`,
        ];
  return {
    ...conversationOf(booking, isFirst),
    to: booking.email,
    subject: `${subject} with ${site.name}: ${titleOf(booking, brand)}`,
    headers: { ...automatic, 'Reply-To': officeOf(brand) },
    text: paragraphs(
      'Hello,',
      first,
      when(booking, site.timeZone),
      ...rest,
      ...(change === 'booked'
        ? ['If you have not booked this, somebody has given your address by mistake; the link cancels it.']
        : []),
      signature(brand),
    ),
    calendar: invitationTo(
      { name: booking.email, email: booking.email, summary: `Call with ${site.name}`, description },
      booking,
      brand,
      now,
    ),
  };
}

const conversationOf = ({ id, messageId }: BookingRow, isFirst: boolean): Pick<Mail, 'id' | 'follows' | 'about'> => ({
  about: [id],
  ...(messageId !== null && (isFirst ? { id: messageId } : { follows: [messageId] })),
});

const hostWords: Record<Change, string> = {
  booked: 'New call',
  moved: 'Call moved',
  cancelled: 'Call cancelled',
};

/** Mails to the host and, if its mailbox is another, to the office. Only the host's has the invitation. */
export function officeMails(brand: Brand, booking: BookingRow, host: Host | null, change: Change, now: Date): Mail[] {
  const { site, settings } = brand;
  const { id, name, email, phone, service, note, messageId } = booking;
  const messageLink = messageId && `Read the enquiry here: ${settings.PUBLIC_URL}${paths.message(messageId)}`;
  const facts = [name, email, phone, `About: ${service}`].filter(Boolean).join('\n');
  const mail = {
    about: messageId ? [id, messageId] : [id],
    subject: `${hostWords[change]}: ${name}, ${momentIn(booking.startsAt, site.timeZone)}`,
    headers: { ...automatic, 'Reply-To': email },
    text: paragraphs(
      `${hostWords[change]}${host ? ` for ${host.name}` : ''}: ${momentIn(booking.startsAt, site.timeZone)} (${placeOf(site.timeZone)} time).`,
      facts,
      ...[note, messageLink].filter((text) => text !== null),
    ),
  };
  const office = officeOf(brand);
  const toOffice = host?.email === office ? [] : [{ ...mail, to: office }];
  if (!host) return toOffice;
  const description = paragraphs(facts, ...[note, messageLink].filter((text) => text !== null));
  const invitee = { ...host, summary: `Call with ${name}: ${service}`, description };
  return [{ ...mail, to: host.email, calendar: invitationTo(invitee, booking, brand, now) }, ...toOffice];
}

/** @param token of the link that moves or cancels the call */
export const reminderMail = (brand: Brand, booking: BookingRow, token: string): Mail => ({
  ...conversationOf(booking, false),
  to: booking.email,
  subject: `A reminder: your call with ${brand.site.name}, ${titleOf(booking, brand)}`,
  headers: { ...automatic, 'Reply-To': officeOf(brand) },
  text: paragraphs(
    'Hello,',
    'we are looking forward to your call:',
    when(booking, brand.site.timeZone),
    callAtNumber(booking, `, about ${booking.service}`),
    `Something has come up? You can move or cancel it here: ${brand.settings.PUBLIC_URL}${paths.bookedCall(token)}`,
    signature(brand),
  ),
});

/** @param replyId id of the reply that stores the mail; null without a message */
export const staffMail = (
  brand: Brand,
  booking: BookingRow,
  { subject, body }: { subject: string; body: string },
  replyId: string | null,
): Mail => ({
  about: [booking.id],
  ...(replyId && { id: replyId }),
  ...(booking.messageId && { follows: [booking.messageId] }),
  to: booking.email,
  subject,
  headers: { 'Reply-To': officeOf(brand) },
  text: paragraphs(body, signature(brand)),
});
