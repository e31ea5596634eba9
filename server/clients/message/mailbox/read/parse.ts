import { MAX_ANSWER } from '#schema/conversation.ts';
import { incomingMailStrings as strings } from '#schema/incomingMail.ts';
import { type Loss, readBody } from './body.ts';
import { bounceOf, complaintOf } from './bounce.ts';
import { filesOf, isCalendarAnswer } from './files.ts';
import { type FoldedText, fold } from './fold.ts';
import { isForwarded } from './forwarded.ts';
import { headersOf, normalized } from './headerLines.ts';
import { readEnvelope } from './headers.ts';
import type { ReadMail } from './mail.ts';
import { splitMail } from './mime.ts';

const lossStrings: Record<Loss, string> = {
  elsewhere: strings.elsewhere,
  encrypted: strings.encrypted,
  filesInTnef: strings.filesInTnef,
  letters: strings.unknownLetters,
  partial: strings.partial,
  signed: strings.unopened,
  tnef: strings.inTnef,
};

/** @throws for a mail with too deep nesting or too many headers */
export async function parseMail(source: Uint8Array, isCut: boolean): Promise<ReadMail> {
  const bytes = normalized(source);
  const headers = headersOf(bytes);
  const body = await readBody(await splitMail(bytes));
  const envelope = readEnvelope(headers, source, body.text);
  const bounce = bounceOf(headers, body.text, body.files);
  const complaint = bounce ? null : complaintOf(headers, body.text, body.files);
  const files = filesOf(bounce ? [] : body.files, isCut);
  const losses = [...new Set(body.losses)].map((loss) => lossStrings[loss]);
  const omitted = [...(isCut ? [strings.cutMail] : []), ...losses, ...files.omitted];
  const isInvitationAnswered = body.files.some(isCalendarAnswer);
  const folded = isForwarded(envelope.subject)
    ? { text: body.text.trim(), quoted: null }
    : fold(body.text, envelope.from);
  const text = bounded(folded, body.isCut, omitted);
  const isAutomatic = bounce !== null || (envelope.isAutomatic && !isInvitationAnswered);
  return {
    ...envelope,
    ...text,
    isAutomatic,
    mayBeAutomatic: !isAutomatic && !isInvitationAnswered && envelope.mayBeAutomatic,
    bounce,
    complaint,
    attachments: files.attachments,
    isIncomplete: losses.length > 0 || text.omitted.length > omitted.length,
  };
}

function bounded(
  { text, quoted }: FoldedText,
  isTextCut: boolean,
  omitted: string[],
): Pick<ReadMail, keyof FoldedText | 'omitted'> {
  const cuts = [
    ...(isTextCut || text.length > MAX_ANSWER ? [strings.cutText] : []),
    ...(quoted && quoted.length > MAX_ANSWER ? [strings.cutQuoted] : []),
  ];
  return { text: cut(text), quoted: quoted && cut(quoted), omitted: [...omitted, ...cuts] };
}

const cut = (text: string) => text.slice(0, MAX_ANSWER).toWellFormed();
