import PostalMime, { type Email } from 'postal-mime';
import { incomingMailStrings as strings } from '#schema/incomingMail.ts';
import { MAX_ANSWER } from '#schema/thread.ts';
import { bounceOf } from './bounce.ts';
import { cleanText } from './clean.ts';
import { filesOf } from './files.ts';
import { type FoldedText, fold } from './fold.ts';
import { readEnvelope } from './headers.ts';
import { htmlToText } from './html.ts';
import type { ReadMail } from './mail.ts';

/** Characters that are parsed: text of MAX_ANSWER plus surrounding quotes. */
const MAX_TEXT = 8 * MAX_ANSWER;
/** Subject of a forwarded mail, the only mark that Outlook sets. Forwarded text is not folded. */
const forward = /^(fwd?|wg|tr|rv|i)\s?:/i;

/** @throws for a mail with too deep nesting or too many headers */
export async function parseMail(source: Uint8Array, isCut: boolean): Promise<ReadMail> {
  const mail = await PostalMime.parse(source, {
    // An attached mail stays a file: nested mails are never parsed.
    forceRfc822Attachments: true,
    maxNestingDepth: 50,
    maxHeadersSize: 4 * 1024 * 1024,
  });
  const envelope = readEnvelope(mail.headers, source);
  const { content, isCut: isTextCut } = textOf(mail);
  const bounce = bounceOf(mail.headers, content, mail.attachments);
  const files = filesOf(bounce ? [] : mail.attachments, isCut);
  const omitted = [
    ...(isCut ? [strings.cutMail] : []),
    ...(isEncrypted(mail) ? [strings.encrypted] : []),
    ...files.omitted,
  ];
  const isInvitationAnswered = mail.attachments.some(({ method }) => method === 'REPLY' || method === 'COUNTER');
  const folded = forward.test(envelope.subject) ? { text: content.trim(), quoted: null } : fold(content);
  return {
    ...envelope,
    ...bounded(folded, isTextCut, omitted),
    isAutomatic: bounce !== null || (envelope.isAutomatic && !isInvitationAnswered),
    bounce,
    attachments: files.attachments,
  };
}

function textOf({ text = '', html = '' }: Email): { content: string; isCut: boolean } {
  const plain = cleanText(text.slice(0, MAX_TEXT));
  if (plain.trim() || !html) return { content: plain, isCut: text.length > MAX_TEXT };
  const page = htmlToText(html);
  return { content: cleanText(page.text.slice(0, MAX_TEXT)).replace(/\n{3,}/g, '\n\n'), isCut: page.isCut };
}

function bounded(
  { text, quoted }: FoldedText,
  isTextCut: boolean,
  omitted: string[],
): Pick<ReadMail, keyof FoldedText | 'omitted'> {
  if (isTextCut || text.length > MAX_ANSWER) omitted.push(strings.cutText);
  if (quoted && quoted.length > MAX_ANSWER) omitted.push(strings.cutQuoted);
  return { text: cut(text), quoted: quoted && cut(quoted), omitted };
}

const cut = (text: string) => text.slice(0, MAX_ANSWER).toWellFormed();

const isEncrypted = ({ headers }: Email) => {
  const type = headers.find(({ key }) => key === 'content-type')?.value.slice(0, 1000) ?? '';
  return /^\s*multipart\/encrypted/i.test(type) || /^\s*application\/(x-)?pkcs7-mime(?!.*signed-data)/is.test(type);
};
