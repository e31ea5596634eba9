import { formsOf, oneForm, unicodeDomain } from '#schema/emailAddress.ts';
import { SendMessageInput } from '#schema/message.ts';
import type { MailedMessage } from '#server/clients/message/incoming.ts';
import type { Context } from '#server/platform/context.ts';
import { addressIn, officeOf } from '#server/platform/mail/office.ts';
import { uuidOf } from './matchMessage.ts';
import { isMachineAddress } from './read/automatic.ts';
import type { Sender } from './read/mail.ts';
import type { Envelope, ReadMail } from './readMail.ts';

type Brand = Pick<Context, 'settings' | 'site'>;

const { name: nameRule, email: emailRule } = SendMessageInput.shape;
/** In characters. */
const MAX_TEXT = 5000;
/** Only prefixes such as "Re:". */
const isEmpty = (subject: string) => /^\s*((re|aw|fwd?|wg)\s*:\s*)*$/i.test(subject);

/** IMAP_NEW: only mails of a person with a valid address, and none of this site's own. */
export function mayBecomeMessage(brand: Brand, envelope: Envelope): boolean {
  return !envelope.isAutomatic && acceptedAddress(clientOf(brand, envelope).email) !== null && !isOurs(brand, envelope);
}

/** Contact-form plug-ins send from a no-reply address and put the client's address into Reply-To. */
function clientOf(brand: Brand, { from, replyTo }: Pick<Envelope, 'from' | 'replyTo'>): Sender {
  if (replyTo.some(({ email }) => email === from.email)) return from;
  const others = [oneForm(officeOf(brand)), senderAddress(brand)];
  const client = replyTo.find(
    ({ email }) => acceptedAddress(email) !== null && !others.includes(email) && !isMachineAddress(email),
  );
  if (!client) return from;
  return { email: client.email, name: client.name ?? (isSameDomain(client.email, from.email) ? from.name : null) };
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);
const isSameDomain = (one: string, other: string) => domainOf(one) === domainOf(other);

/** @returns the address as the form accepts it, if need be with the ASCII form of its domain (RFC 5890), else null */
const acceptedAddress = (email: string): string | null =>
  formsOf(email)
    .map((form) => emailRule.safeParse(form).data)
    .find((form) => form !== undefined) ?? null;

const senderAddress = ({ settings, site }: Brand): string => oneForm(addressIn(settings.MAIL_FROM ?? site.email));

/** This site sends from MAIL_FROM, with a UUID at its domain as Message-ID. */
function isOurs(brand: Brand, { mailId, from, replyTo }: Envelope): boolean {
  const address = senderAddress(brand);
  const isOwnId = uuidOf(mailId) !== undefined && unicodeDomain(mailId.slice(37).toLowerCase()) === domainOf(address);
  return isOwnId || (from.email === address && clientOf(brand, { from, replyTo }) === from);
}

/** @returns the message, and the whole text if it exceeds MAX_TEXT, else null */
export function messageFromMail(
  brand: Brand,
  { from, replyTo, subject, text, quoted, mayBeAutomatic }: ReadMail,
): { mailed: MailedMessage; rest: string | null } {
  const client = clientOf(brand, { from, replyTo });
  const email = acceptedAddress(client.email) ?? client.email;
  const [localPart = email] = email.split('@');
  const name = [client.name, localPart, email]
    .map((candidate) => nameRule.safeParse((candidate ?? '').slice(0, 120)).data)
    .find(Boolean);
  const content = [isEmpty(subject) ? '' : subject, text, quoted].filter(Boolean).join('\n\n');
  const message = content.slice(0, MAX_TEXT).toWellFormed().trim() || null;
  const rest = content.length > MAX_TEXT ? content : null;
  return { mailed: { name: name ?? email, email, message, mayBeAutomatic }, rest };
}
