import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';
import { longDay } from '#server/platform/mail/longDay.ts';
import { officeOf } from '#server/platform/mail/office.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';
import { signatureOf } from '#server/platform/mail/signature.ts';
import { paths } from '#web/shared/paths.ts';
import { authorOf } from './conversation/latest.ts';
import type { AnswerRow, NoteRow } from './conversation/table.ts';
import { tagged } from './replyTag.ts';
import type { MessageRow, ReplyRow } from './table.ts';

export type Brand = Pick<Context, 'settings' | 'site'>;
type Sent = Omit<MessageRow, 'replies'>;

const subjectOf = (site: Site) => `Your message to ${site.name}`;

/** Marked as automatic (RFC 3834): a Marquee that reads the office's mailbox makes no message of it. */
export const officeMail = (brand: Brand, message: Sent): Mail => ({
  about: [message.id],
  to: officeOf(brand),
  subject: `New message from ${message.name}: ${message.service}`,
  headers: { 'Reply-To': message.email, 'Auto-Submitted': 'auto-generated' },
  text: paragraphs(
    `${message.name} has written to ${brand.site.name} about ${message.service}.`,
    `Email: ${message.email}${message.contactNumber && `\nPhone: ${message.contactNumber}`}`,
    message.message ?? 'There is no text.',
    `Reply here, so that the reply is kept: ${brand.settings.PUBLIC_URL}${paths.message(message.id)}`,
  ),
});

/** Contains no text of the sender: nobody can send mail to strangers through the site. */
export const acknowledgementMail = (brand: Brand, { id, email, service }: Sent): Mail => ({
  id,
  to: email,
  subject: subjectOf(brand.site),
  // RFC 3834: prevents mail loops.
  headers: { 'Reply-To': officeOf(brand), 'Auto-Submitted': 'auto-replied' },
  text: paragraphs(
    'Hello,',
    `thank you for writing to ${brand.site.name} about ${service}. Your message has arrived, and our team will contact you soon.`,
    'If you have not written to us, somebody has given your address by mistake; there is nothing that you need to do.',
    signatureOf(brand.site),
  ),
});

export const mentionMail = (
  brand: Brand,
  { id, name, service }: Sent,
  { author, text }: NoteRow,
  to: string,
): Mail => ({
  about: [id],
  to,
  subject: `${author} mentions you: ${name}`,
  text: paragraphs(
    `${author} has mentioned you in a private note on the message from ${name} about ${service}:`,
    text,
    `Read it here: ${brand.settings.PUBLIC_URL}${paths.message(id)}`,
  ),
});

/** In characters per answer. */
const MAX_QUOTED = 5000;

export const replyMail = (brand: Brand, message: MessageRow, reply: ReplyRow, answers: AnswerRow[]): Mail => ({
  id: reply.id,
  follows: [message.id, ...message.replies.map(({ id }) => id)],
  to: message.email,
  subject: `Re: ${subjectOf(brand.site)}`,
  headers: { 'Reply-To': replyTo(brand, message) },
  text: paragraphs(reply.replyText, signatureOf(brand.site), ...history(brand.site, message, answers)),
});

const replyTo = (brand: Brand, { replyTag }: MessageRow): string =>
  brand.settings.REPLY_TO_TAGS && replyTag ? tagged(officeOf(brand), replyTag) : officeOf(brand);

function history(
  { name, timeZone }: Site,
  { email, message, service, createdAt, replies }: MessageRow,
  answers: AnswerRow[],
) {
  const officeEntries = replies.map(({ replyDate: at, replyText }) => ({ at, who: name, text: replyText }));
  const clientEntries = answers
    .filter(({ isAutomatic }) => !isAutomatic)
    .map((answer) => ({
      at: answer.receivedAt,
      who: answer.fromEmail === email ? 'You' : authorOf(answer),
      text: answer.text.slice(0, MAX_QUOTED),
    }));
  const entries = [...officeEntries, ...clientEntries].sort((a, b) => b.at.getTime() - a.at.getTime());
  return [
    ...entries.map(({ at, who, text }) => `${who} wrote on ${longDay(at, timeZone)}:\n${quoted(text)}`),
    message
      ? `You wrote on ${longDay(createdAt, timeZone)} about ${service}:\n${quoted(message)}`
      : `You asked on ${longDay(createdAt, timeZone)} about ${service}.`,
  ];
}

const quoted = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');
