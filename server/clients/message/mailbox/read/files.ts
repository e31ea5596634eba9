import type { Attachment } from 'postal-mime';
import { incomingMailStrings as strings } from '#schema/incomingMail.ts';
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#schema/thread.ts';
import { cleanName } from './clean.ts';
import type { MailFile, ReadMail } from './mail.ts';

const MAX_LISTED = 10;
/** Bytes; a smaller inline picture is a spacer. */
const SPACER = 100;
const machineTypes = [
  'message/delivery-status',
  'message/disposition-notification',
  'message/rfc822-headers',
  'text/rfc822-headers',
  'application/pgp-encrypted',
];
const names: Record<string, string> = {
  'text/calendar': 'invite.ics',
  'application/ics': 'invite.ics',
  'message/rfc822': 'message.eml',
  'application/ms-tnef': 'winmail.dat',
  'application/pkcs7-signature': 'smime.p7s',
  'application/pgp-signature': 'signature.asc',
  'text/html': 'attachment.html',
  'text/plain': 'attachment.txt',
  'application/pdf': 'attachment.pdf',
};

/** @returns the files within the limits, and sentences about the others @param isCut the end of the mail is missing */
export function filesOf(parts: Attachment[], isCut: boolean): Pick<ReadMail, 'attachments' | 'omitted'> {
  const attachments: MailFile[] = [];
  const refused: string[] = [];
  let bytes = 0;
  const files = parts
    .filter((part) => !isSpacer(part) && !machineTypes.includes(part.mimeType))
    .filter(isFirstCalendar);
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

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

const isSpacer = (part: Attachment) =>
  part.related === true && part.mimeType.startsWith('image/') && bytesOf(part).length <= SPACER;

const isCalendar = ({ mimeType }: Attachment) => mimeType === 'text/calendar' || mimeType === 'application/ics';

/** Programs send an invitation twice, as an alternative text and as a file. */
const isFirstCalendar = (part: Attachment, at: number, parts: Attachment[]) =>
  !isCalendar(part) || parts.findIndex((candidate) => isCalendar(candidate) && isSame(candidate, part)) === at;

const isSame = (a: Attachment, b: Attachment) => Buffer.compare(bytesOf(a), bytesOf(b)) === 0;

function nameOf(part: Attachment, position: number): string {
  const fallback = names[part.mimeType] ?? defaultName(part, position);
  const name = cleanName(part.filename ?? '', fallback);
  return part.mimeType === 'message/rfc822' && !/\.eml$/i.test(name) ? `${name}.eml` : name;
}

const defaultName = ({ mimeType }: Attachment, position: number) => {
  const picture = /^image\/(png|jpeg|gif|webp)$/.exec(mimeType)?.[1];
  return `${strings.unnamedFile}-${position + 1}${picture ? `.${picture.replace('jpeg', 'jpg')}` : ''}`;
};

const typeOf = ({ mimeType }: Attachment) =>
  /^[a-z0-9][\w.+-]{0,100}\/[a-z0-9][\w.+-]{0,100}$/.test(mimeType) ? mimeType : 'application/octet-stream';
