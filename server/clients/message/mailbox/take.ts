import { MAX_ATTACHMENT_BYTES } from '#schema/conversation.ts';
import { incomingMailStrings } from '#schema/incomingMail.ts';
import { isFlooded, isTooSlow } from '#server/clients/message/conversation/answers.ts';
import {
  findDelivery,
  recordComplaint,
  recordBounce as recordNewsletterBounce,
} from '#server/clients/newsletter/failures.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { causeOf, isRefused } from '#server/platform/errors.ts';
import { codeOf } from '#server/platform/worker/retryLoop.ts';
import { OutOfTimeError } from '#server/platform/worker/workerRunner.ts';
import {
  type Following,
  type IncomingMail,
  type Outcome,
  OvertakenError,
  type Parts,
  RefusedError,
  type SavePosition,
} from './mail.ts';
import { isKnown, keyOf } from './mailKeys.ts';
import { findByIds, findMessage, isOwnMail, type Match } from './matchMessage.ts';
import { mayBecomeMessage } from './messageFromMail.ts';
import {
  type Envelope,
  MAX_MAIL_BYTES,
  type ReadMail,
  readHead,
  readHeaders,
  readMail,
  type TimeLimit,
} from './readMail.ts';
import { writeMail } from './write.ts';

/** Bytes that are read of a possible delivery failure report. */
const REPORT_BYTES = 1024 * 1024;
const report =
  /^(content-type:\s*multipart\/report|x-failed-recipients:|return-path:\s*<>|from:.*(mailer-daemon|postmaster|mail-daemon)@)/im;

/**
 * One transaction for content and mailbox position.
 * @param timeLimit 'little': a slow mail returns `slow`
 * @throws OvertakenError; errors of the database, the store or the mailbox, after which the caller retries
 */
export async function takeMail(
  following: Following,
  incoming: IncomingMail,
  savePosition: SavePosition,
  timeLimit: TimeLimit = 'all',
): Promise<Outcome> {
  const parts = { ...following, site: await following.readSite() };
  const outcome = await importMail(parts, incoming, savePosition, timeLimit).catch((error: unknown) => {
    if (error instanceof OutOfTimeError) return 'slow' as const;
    if (error instanceof RefusedError) {
      parts.log.warn(incoming.location, 'a mail was skipped: the mail server does not return it');
      return 'refused' as const;
    }
    if (!isDataError(error)) throw error;
    const reason = codeOf(error);
    parts.log.warn(
      { ...incoming.location, bytes: incoming.size, reason },
      'a mail was left in the mailbox: it cannot be parsed',
    );
    return 'unreadable' as const;
  });
  parts.metrics.countMail(outcome);
  return outcome;
}

/** A data error (SQLSTATE class 22 or 23), which a retry cannot fix. */
const isDataError = (error: unknown): boolean => isRefused(error) && /^2[23]/.test(causeOf(error)?.code ?? '');

/** Checks the headers first: a mail that belongs to no message is not downloaded. */
async function importMail(
  parts: Parts,
  incoming: IncomingMail,
  savePosition: SavePosition,
  timeLimit: TimeLimit,
): Promise<Outcome> {
  const { db, log } = parts;
  const head = readHead(incoming.head);
  const kind = (await isOwnMail(db, head.mailId)) ? null : await kindOf(parts, incoming, head);
  if (!kind) return 'unmatched';
  const bytes = kind === 'report' ? REPORT_BYTES : MAX_MAIL_BYTES;
  const source = await incoming.read(bytes);
  if (!source) return 'gone';
  const onFailure = (error: unknown) =>
    log.warn(
      { ...incoming.location, bytes: incoming.size, reason: codeOf(error) },
      'only the headers of a mail could be parsed',
    );
  const isHurried = await hasSlowMails(parts, head);
  const options = { isCut: incoming.size > bytes, onFailure, timeLimit: isHurried ? 'little' : timeLimit } as const;
  const mail = await readMail(source, options).catch((error: unknown) => {
    if (!(isHurried && error instanceof OutOfTimeError)) throw error;
    onFailure(error);
    return readHeaders(source);
  });
  const match = kind === 'new' ? null : await matchOf(db, mail);
  if (!match && kind !== 'new' && (await takeReport(parts, mail, savePosition))) return 'bounce';
  if (!match && !(kind === 'new' && !mail.bounce && mayBecomeMessage(parts, mail))) return 'unmatched';
  const key = keyOf(mail.mailId, source);
  if (await isKnown(db, mail.mailId, key)) return saveKnownMail(parts, savePosition);
  if (match && (await isFlooded(db, match.messageId, parts.now()))) {
    log.warn(incoming.location, 'a mail was left in the mailbox: its message has too many answers in one day');
    return 'excess';
  }
  return writeMail(parts, incoming, { mail: withOriginal(mail, source), key, match, savePosition });
}

/** A report about a mail of the newsletter. @returns false for other mails */
async function takeReport({ db, now }: Parts, mail: ReadMail, savePosition: SavePosition): Promise<boolean> {
  const ids = mail.bounce?.originalIds ?? mail.complaint?.originalIds ?? [];
  const delivery = await findDelivery(db, ids);
  if (!delivery) return false;
  await db.transaction(async (tx) => {
    if (!(await savePosition(tx))) throw new OvertakenError();
    if (mail.bounce) await recordNewsletterBounce(tx, delivery, mail.bounce.reason, now());
    else await recordComplaint(tx, delivery, now());
  });
  return true;
}

/** Staff can download a mail that could not be read completely, if it fits into the limit of attachments. */
function withOriginal(mail: ReadMail, source: Uint8Array): ReadMail {
  const bytes = mail.attachments.reduce((total, { content }) => total + content.length, source.length);
  if (!mail.isIncomplete || mail.bounce || bytes > MAX_ATTACHMENT_BYTES) return mail;
  const original = { name: incomingMailStrings.originalFile, contentType: 'message/rfc822', content: source };
  return { ...mail, attachments: [...mail.attachments, original] };
}

type Kind = 'named' | 'new' | 'report';

async function kindOf(parts: Parts, incoming: IncomingMail, head: Envelope): Promise<Kind | null> {
  if (await findMessage(parts.db, head.references, head.recipients)) return 'named';
  if (report.test(Buffer.from(incoming.head).toString('latin1'))) return 'report';
  return parts.settings.IMAP_NEW && !incoming.isOld && mayBecomeMessage(parts, head) ? 'new' : null;
}

/** A message with several unreadable mails gets only the short time limit for the rest of the day. */
async function hasSlowMails({ db, now }: Parts, head: Envelope): Promise<boolean> {
  const match = await findMessage(db, head.references, head.recipients);
  return match !== null && (await isTooSlow(db, match.messageId, now()));
}

/** A failure report belongs to the message of the failed mail. */
const matchOf = async (executor: Executor, { bounce, references, recipients }: ReadMail): Promise<Match | null> =>
  (bounce && (await findByIds(executor, bounce.originalIds))) ?? (await findMessage(executor, references, recipients));

/** The mail was imported from another mailbox or before a UID change. */
async function saveKnownMail({ db }: Parts, savePosition: SavePosition): Promise<Outcome> {
  if (!(await db.transaction(savePosition))) throw new OvertakenError();
  return 'known';
}
