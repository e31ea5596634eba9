import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#schema/conversation.ts';
import { incomingMailStrings as strings } from '#schema/incomingMail.ts';
import { decodeBytes } from './charset.ts';
import { cleanName } from './clean.ts';
import type { MailFile, ReadMail } from './mail.ts';
import type { Part } from './mime.ts';

const MAX_LISTED = 10;
/** Bytes; a smaller inline picture is a spacer. */
const SPACER = 100;
const machineTypes = [
  'message/delivery-status',
  'message/disposition-notification',
  'message/global-delivery-status',
  'message/global-disposition-notification',
  'message/rfc822-headers',
  'message/global-headers',
  'text/rfc822-headers',
  'application/pgp-encrypted',
];
const names: Record<string, string> = {
  'text/calendar': 'invite.ics',
  'application/ics': 'invite.ics',
  'message/rfc822': 'message.eml',
  'message/global': 'message.eml',
  'message/partial': 'part.eml',
  'message/external-body': 'address.txt',
  'application/ms-tnef': 'winmail.dat',
  'application/pkcs7-signature': 'smime.p7s',
  'application/pgp-signature': 'signature.asc',
  'text/html': 'attachment.html',
  'text/plain': 'attachment.txt',
  'text/rtf': 'attachment.rtf',
  'application/rtf': 'attachment.rtf',
  'text/csv': 'attachment.csv',
  'text/vcard': 'contact.vcf',
  'text/x-vcard': 'contact.vcf',
  'application/pdf': 'attachment.pdf',
};

/** @returns the files within the limits, and sentences about the others @param isCut the end of the mail is missing */
export function filesOf(parts: Part[], isCut: boolean): Pick<ReadMail, 'attachments' | 'omitted'> {
  const attachments: MailFile[] = [];
  const refused: string[] = [];
  let bytes = 0;
  const files = parts.filter((part) => !isSpacer(part) && !machineTypes.includes(part.type)).filter(isFirstCalendar);
  for (const [position, part] of files.entries()) {
    const content = bytesOf(part);
    const name = nameOf(part, position);
    if (isCut && position === files.length - 1) refused.push(strings.cutFile(name));
    else if (attachments.length === MAX_ATTACHMENTS) refused.push(strings.tooManyFiles(name));
    else if (bytes + content.length > MAX_ATTACHMENT_BYTES) refused.push(strings.tooManyBytes(name));
    else {
      bytes += content.length;
      attachments.push({ name, contentType: typeOf(part), content });
    }
  }
  const rest = refused.length - MAX_LISTED;
  return { attachments, omitted: [...refused.slice(0, MAX_LISTED), ...(rest > 0 ? [strings.moreFiles(rest)] : [])] };
}

/** A calendar becomes UTF-8 with plain line ends. */
const bytesOf = (part: Part): Uint8Array =>
  isCalendar(part)
    ? Buffer.from(`${decodeBytes(part.content, part.charset).text.replace(/\r\n?/g, '\n').trimEnd()}\n`)
    : part.content;

const isSpacer = ({ hasContentId, type, content }: Part) =>
  hasContentId && type.startsWith('image/') && content.length <= SPACER;

const isCalendar = ({ type }: Part) => type === 'text/calendar' || type === 'application/ics';

/** Programs send an invitation twice, as an alternative text and as a file. */
const isFirstCalendar = (part: Part, at: number, parts: Part[]) =>
  !isCalendar(part) || parts.findIndex((candidate) => isCalendar(candidate) && isSame(candidate, part)) === at;

/** Somebody has answered an invitation (RFC 5546). */
export const isCalendarAnswer = (part: Part): boolean =>
  isCalendar(part) && /^METHOD:(REPLY|COUNTER)\b/im.test(Buffer.from(bytesOf(part)).toString('latin1'));

const isSame = (a: Part, b: Part) => Buffer.compare(bytesOf(a), bytesOf(b)) === 0;

function nameOf(part: Part, position: number): string {
  const fallback = names[part.type] ?? defaultName(part, position);
  const name = cleanName(part.name ?? '', fallback);
  return part.type === 'message/rfc822' && !/\.eml$/i.test(name) ? `${name}.eml` : name;
}

const defaultName = ({ type }: Part, position: number) => {
  const picture = /^image\/(png|jpeg|gif|webp)$/.exec(type)?.[1];
  return `${strings.unnamedFile}-${position + 1}${picture ? `.${picture.replace('jpeg', 'jpg')}` : ''}`;
};

const typeOf = ({ type }: Part) =>
  /^[a-z0-9][\w.+-]{0,100}\/[a-z0-9][\w.+-]{0,100}$/.test(type) ? type : 'application/octet-stream';
