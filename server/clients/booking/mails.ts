import { elsewhere, momentIn } from '#schema/bookingStrings.ts';
import { placeOf } from '#schema/officeTime.ts';
import type { Site } from '#schema/site.ts';
import { zoneOr } from '#schema/timeZone.ts';
import type { Translate } from '#schema/translate.ts';
import type { Context } from '#server/platform/context.ts';
import { mailLanguage } from '#server/platform/mail/language.ts';
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

function when({ startsAt, ...booking }: BookingRow, site: Site): string {
  const language = mailLanguage(site.language);
  const { t } = language;
  const timeZone = zoneOr(booking.timeZone, site.timeZone);
  const clientTime = `${momentIn(startsAt, timeZone, language)} (${t('{place} time', { place: placeOf(timeZone) })})`;
  const officeTime = elsewhere(startsAt, timeZone, site.timeZone, language);
  return officeTime ? `${clientTime}\n${t('That is {time}.', { time: officeTime })}` : clientTime;
}

const signature = ({ site }: Brand) => signatureOf(site);

const titleOf = ({ startsAt, timeZone }: BookingRow, { site }: Brand) =>
  momentIn(startsAt, zoneOr(timeZone, site.timeZone), mailLanguage(site.language));

/** Staff can add a call without a phone number. */
const callAtNumber = ({ phone }: BookingRow, t: Translate) =>
  phone
    ? t('We call you at {phone}.', { phone })
    : t('We talk by phone. Please answer this mail with the number at which we can call you.');

function callAbout({ phone, service: chosen }: BookingRow, t: Translate): string {
  const service = t(chosen);
  return phone
    ? t('We call you at {phone}, about {service}.', { phone, service })
    : t('We talk by phone, about {service}. Please answer this mail with the number at which we can call you.', {
        service,
      });
}

type Words = (t: Translate, values: Record<'name' | 'moment', string>) => { subject: string; first: string };
const clientWords: Record<Change, Words> = {
  booked: (t, values) => ({
    subject: t('Your call with {name}: {moment}', values),
    first: t('your call is booked:'),
  }),
  moved: (t, values) => ({
    subject: t('Your call has been moved with {name}: {moment}', values),
    first: t('your call has been moved. It is now:'),
  }),
  cancelled: (t, values) => ({
    subject: t('Your call has been cancelled with {name}: {moment}', values),
    first: t('this call has been cancelled:'),
  }),
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
  const { t } = mailLanguage(site.language);
  const { subject, first } = clientWords[change](t, { name: site.name, moment: titleOf(booking, brand) });
  const link = settings.PUBLIC_URL + paths.bookedCall(token);
  const description = paragraphs(callAtNumber(booking, t), t('Move or cancel it: {link}', { link }));
  const another = settings.PUBLIC_URL + paths.book;
  const rest =
    change === 'cancelled'
      ? [t('You would like to talk another time? Choose one here: {link}', { link: another })]
      : [
          `${callAbout(booking, t)} ${t('The invitation with this mail puts it into your calendar.')}`,
          t('Something has come up? You can move or cancel it here: {link}', { link }),
        ];
  return {
    ...conversationOf(booking, isFirst),
    to: booking.email,
    subject,
    headers: { ...automatic, 'Reply-To': officeOf(brand) },
    text: paragraphs(
      t('Hello,'),
      first,
      when(booking, site),
      ...rest,
      ...(change === 'booked'
        ? [t('If you have not booked this, somebody has given your address by mistake; the link cancels it.')]
        : []),
      signature(brand),
    ),
    calendar: invitationTo(
      { name: booking.email, email: booking.email, summary: t('Call with {name}', { name: site.name }), description },
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
export function reminderMail(brand: Brand, booking: BookingRow, token: string): Mail {
  const { site, settings } = brand;
  const { t } = mailLanguage(site.language);
  const link = settings.PUBLIC_URL + paths.bookedCall(token);
  const moment = titleOf(booking, brand);
  return {
    ...conversationOf(booking, false),
    to: booking.email,
    subject: t('A reminder: your call with {name}, {moment}', { name: site.name, moment }),
    headers: { ...automatic, 'Reply-To': officeOf(brand) },
    text: paragraphs(
      t('Hello,'),
      t('we are looking forward to your call:'),
      when(booking, site),
      callAbout(booking, t),
      t('Something has come up? You can move or cancel it here: {link}', { link }),
      signature(brand),
    ),
  };
}

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
