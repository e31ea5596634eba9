import { isFlooded, isTooSlow } from '#server/clients/message/thread/answers.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { causeOf, isRefused } from '#server/platform/errors.ts';
import { codeOf } from '#server/platform/worker/retryLoop.ts';
import { OutOfTimeError } from '#server/platform/worker/workerThread.ts';
import { mayBecomeEnquiry } from './enquiry.ts';
import {
  type Following,
  type Found,
  type Outcome,
  OvertakenError,
  type Parts,
  RefusedError,
  type Remember,
} from './mail.ts';
import { isKnown, keyOf } from './mailKeys.ts';
import { findByIds, findEnquiry, isOwnMail, type Match } from './matchMessage.ts';
import {
  type Envelope,
  MAX_MAIL_BYTES,
  type Patience,
  type ReadMail,
  readHead,
  readHeaders,
  readMail,
} from './readMail.ts';
import { writeMail } from './write.ts';

/** Bytes that are read of a possible delivery failure report. */
const REPORT_BYTES = 1024 * 1024;
const report =
  /^(content-type:\s*multipart\/report|x-failed-recipients:|return-path:\s*<>|from:.*(mailer-daemon|postmaster|mail-daemon)@)/im;

/**
 * One transaction for content and mailbox position.
 * @param patience 'little': a slow mail returns `slow`
 * @throws OvertakenError; errors of the database, the store or the mailbox, after which the caller retries
 */
export async function takeMail(
  following: Following,
  found: Found,
  remember: Remember,
  patience: Patience = 'all',
): Promise<Outcome> {
  const parts = { ...following, site: await following.readSite() };
  const outcome = await judge(parts, found, remember, patience).catch((error: unknown) => {
    if (error instanceof OutOfTimeError) return 'slow' as const;
    if (error instanceof RefusedError) {
      parts.log.warn(found.where, 'a mail was skipped: the mail server does not return it');
      return 'refused' as const;
    }
    if (!isItsFault(error)) throw error;
    const reason = codeOf(error);
    parts.log.warn(
      { ...found.where, bytes: found.size, reason },
      'a mail was left in the mailbox: it cannot be parsed',
    );
    return 'unreadable' as const;
  });
  parts.metrics.countMail(outcome);
  return outcome;
}

/** A data error (SQLSTATE class 22 or 23), which a retry cannot fix. */
const isItsFault = (error: unknown): boolean => isRefused(error) && /^2[23]/.test(causeOf(error)?.code ?? '');

/** Checks the headers first: a mail that belongs to no message is not downloaded. */
async function judge(parts: Parts, found: Found, remember: Remember, patience: Patience): Promise<Outcome> {
  const { db, log } = parts;
  const head = readHead(found.head);
  const kind = (await isOwnMail(db, head.mailId)) ? null : await kindOf(parts, found, head);
  if (!kind) return 'unmatched';
  const bytes = kind === 'report' ? REPORT_BYTES : MAX_MAIL_BYTES;
  const source = await found.read(bytes);
  if (!source) return 'gone';
  const onFailure = (error: unknown) =>
    log.warn(
      { ...found.where, bytes: found.size, reason: codeOf(error) },
      'only the headers of a mail could be parsed',
    );
  const isHurried = await hasSlowOnes(parts, head);
  const options = { isCut: found.size > bytes, onFailure, patience: isHurried ? 'little' : patience } as const;
  const mail = await readMail(source, options).catch((error: unknown) => {
    if (!(isHurried && error instanceof OutOfTimeError)) throw error;
    onFailure(error);
    return readHeaders(source);
  });
  const match = kind === 'new' ? null : await matchOf(db, mail);
  if (!match && !(kind === 'new' && !mail.bounce && mayBecomeEnquiry(parts, mail))) return 'unmatched';
  const key = keyOf(mail.mailId, source);
  if (await isKnown(db, mail.mailId, key)) return pass(parts, remember);
  if (match && (await isFlooded(db, match.messageId, parts.now()))) {
    log.warn(found.where, 'a mail was left in the mailbox: its message has too many answers in one day');
    return 'excess';
  }
  return writeMail(parts, found, { mail, key, match, remember });
}

type Kind = 'named' | 'new' | 'report';

async function kindOf(parts: Parts, found: Found, head: Envelope): Promise<Kind | null> {
  if (await findEnquiry(parts.db, head.references, head.recipients)) return 'named';
  if (report.test(Buffer.from(found.head).toString('latin1'))) return 'report';
  return parts.settings.IMAP_NEW && !found.isOld && mayBecomeEnquiry(parts, head) ? 'new' : null;
}

/** A message with several unreadable mails gets only the short time limit for the rest of the day. */
async function hasSlowOnes({ db, now }: Parts, head: Envelope): Promise<boolean> {
  const match = await findEnquiry(db, head.references, head.recipients);
  return match !== null && (await isTooSlow(db, match.messageId, now()));
}

/** A failure report belongs to the message of the failed mail. */
const matchOf = async (executor: Executor, { bounce, references, recipients }: ReadMail): Promise<Match | null> =>
  (bounce && (await findByIds(executor, bounce.originalIds))) ?? (await findEnquiry(executor, references, recipients));

/** The mail was imported from another mailbox or before a UID change. */
async function pass({ db }: Parts, remember: Remember): Promise<Outcome> {
  if (!(await db.transaction(remember))) throw new OvertakenError();
  return 'known';
}
