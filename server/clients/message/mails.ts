import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';
import { inLanguage, mailLanguage } from '#server/platform/mail/language.ts';
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

function subjectOf({ name, language }: Site): string {
  const { t } = mailLanguage(language);
  return t('Your message to {name}', { name });
}

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
export function acknowledgementMail(brand: Brand, { id, email, service }: Sent): Mail {
  const { site } = brand;
  const { t } = mailLanguage(site.language);
  return {
    id,
    to: email,
    subject: subjectOf(site),
    // RFC 3834: prevents mail loops.
    headers: { 'Reply-To': officeOf(brand), 'Auto-Submitted': 'auto-replied' },
    text: paragraphs(
      t('Hello,'),
      t(
        'thank you for writing to {name} about {service}. Your message has arrived, and our team will contact you soon.',
        { name: site.name, service: t(service) },
      ),
      t(
        'If you have not written to us, somebody has given your address by mistake; there is nothing that you need to do.',
      ),
      signatureOf(site),
    ),
  };
}

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

export function replyMail(brand: Brand, message: MessageRow, reply: ReplyRow, answers: AnswerRow[]): Mail {
  const { site } = inLanguage(brand, message.language);
  return {
    id: reply.id,
    follows: [message.id, ...message.replies.map(({ id }) => id)],
    to: message.email,
    subject: `Re: ${subjectOf(site)}`,
    headers: { 'Reply-To': replyTo(brand, message) },
    text: paragraphs(reply.replyText, signatureOf(site), ...history(site, message, answers)),
  };
}

const replyTo = (brand: Brand, { replyTag }: MessageRow): string =>
  brand.settings.REPLY_TO_TAGS && replyTag ? tagged(officeOf(brand), replyTag) : officeOf(brand);

function history(
  { name, timeZone, language }: Site,
  { email, message, service, createdAt, replies }: MessageRow,
  answers: AnswerRow[],
) {
  const { t, locale } = mailLanguage(language);
  const facts = { day: longDay(createdAt, timeZone, locale), service: t(service) };
  const officeEntries = replies.map(({ replyDate: at, replyText }) => ({ at, who: name, text: replyText }));
  const clientEntries = answers
    .filter(({ isAutomatic }) => !isAutomatic)
    .map((answer) => ({
      at: answer.receivedAt,
      who: answer.fromEmail === email ? null : authorOf(answer),
      text: answer.text.slice(0, MAX_QUOTED),
    }));
  const entries = [...officeEntries, ...clientEntries].sort((a, b) => b.at.getTime() - a.at.getTime());
  const heading = (at: Date, who: string | null) => {
    const day = longDay(at, timeZone, locale);
    return who === null ? t('You wrote on {day}:', { day }) : t('{who} wrote on {day}:', { who, day });
  };
  return [
    ...entries.map(({ at, who, text }) => `${heading(at, who)}\n${quoted(text)}`),
    message
      ? `${t('You wrote on {day} about {service}:', facts)}\n${quoted(message)}`
      : t('You asked on {day} about {service}.', facts),
  ];
}

const quoted = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');
