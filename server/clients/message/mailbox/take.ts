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

/** How much is read of what may report that a mail of ours did not arrive. */
const REPORT_BYTES = 1024 * 1024;
/** How such mails begin. */
const report =
  /^(content-type:\s*multipart\/report|x-failed-recipients:|return-path:\s*<>|from:.*(mailer-daemon|postmaster|mail-daemon)@)/im;

/**
 * Takes a mail in, if it belongs to an enquiry or becomes one; what it brings, and that it was taken, is one transaction. A
 * mail that cannot be read or stored, for what it is, is left and passed over.
 * @param patience with little, a mail that takes long is `slow`: it is to be taken again when no others wait
 * @throws OvertakenError, and what the database, the store or the mailbox says when they are away: it is to be tried again
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
      parts.log.warn(found.where, 'a mail was passed over: the mail server does not give it out');
      return 'refused' as const;
    }
    if (!isItsFault(error)) throw error;
    const reason = codeOf(error);
    parts.log.warn({ ...found.where, bytes: found.size, reason }, 'a mail was left where it is: it cannot be read');
    return 'unreadable' as const;
  });
  parts.metrics.countMail(outcome);
  return outcome;
}

/** Something is wrong with a mail itself, and will be the next time: the database refuses what it holds. */
const isItsFault = (error: unknown): boolean => isRefused(error) && /^2[23]/.test(causeOf(error)?.code ?? '');

/** By its headers first: no more is read of what belongs to no enquiry. */
async function judge(parts: Parts, found: Found, remember: Remember, patience: Patience): Promise<Outcome> {
  const { db, log } = parts;
  const head = readHead(found.head);
  const kind = (await isOwnMail(db, head.mailId)) ? null : await kindOf(parts, found, head);
  if (!kind) return 'unmatched';
  const bytes = kind === 'report' ? REPORT_BYTES : MAX_MAIL_BYTES;
  const source = await found.read(bytes);
  if (!source) return 'gone';
  const onFailure = (error: unknown) =>
    log.warn({ ...found.where, bytes: found.size, reason: codeOf(error) }, 'of a mail only the headers could be read');
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
    log.warn(found.where, 'a mail was left where it is: its enquiry has had too many within a day');
    return 'excess';
  }
  return writeMail(parts, found, { mail, key, match, remember });
}

type Kind = 'named' | 'new' | 'report';

/** @returns why all of a mail is worth reading; null when it is not */
async function kindOf(parts: Parts, found: Found, head: Envelope): Promise<Kind | null> {
  if (await findEnquiry(parts.db, head.references, head.recipients)) return 'named';
  if (report.test(Buffer.from(found.head).toString('latin1'))) return 'report';
  return parts.settings.IMAP_NEW && !found.isOld && mayBecomeEnquiry(parts, head) ? 'new' : null;
}

/** An enquiry with several mails that took all the time there is gets no more of it today. */
async function hasSlowOnes({ db, now }: Parts, head: Envelope): Promise<boolean> {
  const match = await findEnquiry(db, head.references, head.recipients);
  return match !== null && (await isTooSlow(db, match.messageId, now()));
}

/** A report belongs to the mail that it is about, if that is one of ours. */
const matchOf = async (executor: Executor, { bounce, references, recipients }: ReadMail): Promise<Match | null> =>
  (bounce && (await findByIds(executor, bounce.originalIds))) ?? (await findEnquiry(executor, references, recipients));

/** It was taken from another mailbox, or before the UIDs changed. */
async function pass({ db }: Parts, remember: Remember): Promise<Outcome> {
  if (!(await db.transaction(remember))) throw new OvertakenError();
  return 'known';
}
