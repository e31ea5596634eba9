import { SendMessageInput } from '#schema/message.ts';
import type { MailedMessage } from '#server/clients/message/incoming.ts';
import type { Context } from '#server/platform/context.ts';
import { uuidOf } from './matchMessage.ts';
import type { Envelope, ReadMail } from './readMail.ts';

type Brand = Pick<Context, 'settings' | 'site'>;

const { name: nameRule, email: emailRule } = SendMessageInput.shape;
/** The longest text of a message, in characters. */
const MAX_TEXT = 5000;
/** A subject that says nothing of its own. */
const isEmpty = (subject: string) => /^\s*((re|aw|fwd?|wg)\s*:\s*)*$/i.test(subject);

/**
 * @returns whether a mail that belongs to no enquiry may become one (IMAP_NEW): a person wrote it, whom one can answer, and it
 * is none of our own, such as what tells the office of a new enquiry
 */
export function mayBecomeEnquiry(brand: Brand, { from, mailId, isAutomatic }: Envelope): boolean {
  return !isAutomatic && emailRule.safeParse(from.email).success && !isOurs(brand, mailId, from.email);
}

/** Mails go out from MAIL_FROM, with an id that is a UUID at its domain. */
function isOurs({ settings, site }: Brand, mailId: string, sender: string): boolean {
  const address = /[^\s<]+@[^\s>]+/.exec(settings.MAIL_FROM ?? site.email)?.[0].toLowerCase() ?? '';
  const [, domain] = address.split('@');
  return sender === address || (uuidOf(mailId) !== undefined && mailId.slice(37).toLowerCase() === domain);
}

/** @returns what becomes the enquiry, and the text that does not fit into it; null when all of it does */
export function enquiryOf({ from, subject, text, quoted }: ReadMail): { mailed: MailedMessage; rest: string | null } {
  const email = emailRule.parse(from.email);
  const [localPart = email] = email.split('@');
  const name = [from.name, localPart, email]
    .map((one) => nameRule.safeParse((one ?? '').slice(0, 120)).data)
    .find(Boolean);
  const whole = [isEmpty(subject) ? '' : subject, text, quoted].filter(Boolean).join('\n\n');
  const message = whole.slice(0, MAX_TEXT).toWellFormed().trim() || null;
  const rest = whole.length > MAX_TEXT ? whole : null;
  return { mailed: { name: name ?? email, email, message }, rest };
}
