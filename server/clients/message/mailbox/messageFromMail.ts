import { SendMessageInput } from '#schema/message.ts';
import type { MailedMessage } from '#server/clients/message/incoming.ts';
import type { Context } from '#server/platform/context.ts';
import { uuidOf } from './matchMessage.ts';
import type { Envelope, ReadMail } from './readMail.ts';

type Brand = Pick<Context, 'settings' | 'site'>;

const { name: nameRule, email: emailRule } = SendMessageInput.shape;
/** In characters. */
const MAX_TEXT = 5000;
/** Only prefixes such as "Re:". */
const isEmpty = (subject: string) => /^\s*((re|aw|fwd?|wg)\s*:\s*)*$/i.test(subject);

/** IMAP_NEW: only mails of a person with a valid address, and none of this site's own. */
export function mayBecomeMessage(brand: Brand, { from, mailId, isAutomatic }: Envelope): boolean {
  return !isAutomatic && emailRule.safeParse(from.email).success && !isOurs(brand, mailId, from.email);
}

/** This site sends from MAIL_FROM, with a UUID at its domain as Message-ID. */
function isOurs({ settings, site }: Brand, mailId: string, sender: string): boolean {
  const address = /[^\s<]+@[^\s>]+/.exec(settings.MAIL_FROM ?? site.email)?.[0].toLowerCase() ?? '';
  const [, domain] = address.split('@');
  return sender === address || (uuidOf(mailId) !== undefined && mailId.slice(37).toLowerCase() === domain);
}

/** @returns the message, and the whole text if it exceeds MAX_TEXT, else null */
export function messageFromMail({ from, subject, text, quoted }: ReadMail): {
  mailed: MailedMessage;
  rest: string | null;
} {
  const email = emailRule.parse(from.email);
  const [localPart = email] = email.split('@');
  const name = [from.name, localPart, email]
    .map((candidate) => nameRule.safeParse((candidate ?? '').slice(0, 120)).data)
    .find(Boolean);
  const content = [isEmpty(subject) ? '' : subject, text, quoted].filter(Boolean).join('\n\n');
  const message = content.slice(0, MAX_TEXT).toWellFormed().trim() || null;
  const rest = content.length > MAX_TEXT ? content : null;
  return { mailed: { name: name ?? email, email, message }, rest };
}
