import {
  and,
  arrayContains,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { DAY_MS, HOUR_MS } from '#schema/durations.ts';
import { incomingMailStrings as strings } from '#schema/incomingMail.ts';
import type { Database, Executor, Transaction } from '#server/platform/database/connect.ts';
import { retryUntilReached } from '#server/platform/database/retryUntilReached.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { backoff } from '#server/platform/worker/pauses.ts';
import { type Backlog, codeOf, type Loop, placeOf, startLoop } from '#server/platform/worker/retryLoop.ts';
import { type Failure, failureOf } from './failure.ts';
import { type NoteSent, sentNotes } from './sentNotes.ts';
import { type MailCalendar, type OutgoingMailRow, outgoingMail } from './table.ts';
import { MAX_CONNECTIONS, type MailFile, type Transport } from './transport.ts';

export type Mail = {
  /** The id of the row and the source of its Message-ID. Set it when later mails refer to this one. */
  id?: string;
  /** The ids of earlier mails in the conversation, oldest first. Mail programs group them. */
  follows?: string[];
  about?: string[];
  /** One address, so that the server's reply applies to one recipient. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  calendar?: MailCalendar;
  /** Whether the mail waits for SETTLE_MS, in which `dropUnsettled` can replace it. */
  settles?: boolean;
};

type OutboxParts = {
  db: Database;
  transport: Transport;
  log: Logger;
  now: () => Date;
  metrics: Pick<Metrics, 'countSending'>;
  /** The files of a mail. @throws when one cannot be read now: the mail is sent later */
  readFiles(mailId: string): Promise<MailFile[]>;
  /** Stores the id that the mail server gave a mail: answers may refer to it. */
  recordServiceId(executor: Executor, mailId: string, serviceId: string): Promise<void>;
  /** Reports an undelivered mail to users, in the transaction that gives it up. */
  recordUndelivered(tx: Transaction, mail: OutgoingMailRow, reason: string, at: Date): Promise<void>;
};
type Parts = OutboxParts & { stopSignal: AbortSignal };

/** After this time another process may take the mail. */
const LEASE_MS = 60_000;
/** RFC 5321, 4.5.4.1, asks for four to five days of retries. */
export const GIVE_UP_MS = 5 * DAY_MS;
/** Of a mail's row (server/app/jobs/housekeeping.ts). */
const RETENTION_MS = 30 * DAY_MS;
const LONGEST_DEFERRAL_MS = 4 * HOUR_MS;
/** How long a mail waits for a later state of its record. */
export const SETTLE_MS = 8000;

/** Queues one or several mails in the caller's transaction. Its commit wakes the outbox. */
export async function queueMail(tx: Transaction, mails: Mail | Mail[], now: Date): Promise<void> {
  const settlesAt = sql`clock_timestamp() + make_interval(secs => ${SETTLE_MS / 1000})`;
  const rows = [mails].flat().map(({ settles, ...mail }) => ({
    id: uuidv7(),
    ...mail,
    createdAt: now,
    runAt: now,
    ...(settles && { settlesAt }),
  }));
  await tx.insert(outgoingMail).values(rows);
}

/** Deletes unsent mails. A mail that is being sent may still arrive. */
export async function dropMails(tx: Transaction, ids: readonly (string | null)[]): Promise<void> {
  const mailIds = ids.filter((id) => id !== null);
  if (mailIds.length)
    await tx.delete(outgoingMail).where(and(inArray(outgoingMail.id, mailIds), isNull(outgoingMail.sentAt)));
}

/** Deletes the mails about a record that wait for a later state of it. A mail that was taken for sending stays. */
export async function dropUnsettled(tx: Transaction, about: string): Promise<void> {
  const isUnsettled = gt(outgoingMail.settlesAt, sql`clock_timestamp()`);
  await tx.delete(outgoingMail).where(and(arrayContains(outgoingMail.about, [about]), isUnsettled, isWaiting));
}

/**
 * Returns the pause before the next try: 5 s after the first failure, then doubled; at most 60 s while the server
 * cannot be used, at most 4 hours while it defers this mail (contract, Mail).
 */
const pauseAfter = ({ kind }: Failure, { attempts, deferrals }: OutgoingMailRow) =>
  kind === 'deferred' ? backoff(deferrals + 1, LONGEST_DEFERRAL_MS) : backoff(attempts, 60_000);

/**
 * Starts the outbox. Stopping waits for a mail that is being sent. Mails that wait for a retry are tried at the
 * start, so a restart sends everything once the mail server is back.
 */
export function startOutbox(parts: OutboxParts): Loop {
  const { db, transport, log, now } = parts;
  const abortController = new AbortController();
  const sender = senderOf({ ...parts, stopSignal: abortController.signal }, () => loop.wake());
  const work = { name: 'the outbox', begin: () => makeDue(db, now()), poll: sender.sendDue };
  const loop = startLoop(work, log);
  return {
    wake: loop.wake,
    async stop() {
      abortController.abort();
      await loop.stop();
      await sender.finish();
      transport.close();
    },
  };
}

export async function outboxBacklog(db: Database): Promise<Backlog> {
  const [backlog] = await db
    .select({ depth: count(), oldest: min(outgoingMail.createdAt) })
    .from(outgoingMail)
    .where(isWaiting);
  return backlog as Backlog;
}

const isSettled = or(isNull(outgoingMail.settlesAt), lte(outgoingMail.settlesAt, sql`clock_timestamp()`));
const isWaiting = and(isNull(outgoingMail.sentAt), isNull(outgoingMail.undeliveredAt));

/** Makes failed mails due now. Leases of other processes stay. */
async function makeDue(db: Database, now: Date) {
  await db
    .update(outgoingMail)
    .set({ runAt: now })
    .where(and(isWaiting, isNotNull(outgoingMail.lastError)));
}

/**
 * Sends one mail over each connection, so that a slow one delays no mail to another address. A mail to the same address
 * waits for it: a cancellation must not overtake its invitation.
 * @param onSent called when a connection and an address are free again
 */
function senderOf(parts: Parts, onSent: () => void) {
  const { db, now, log, stopSignal } = parts;
  const noteSent = sentNotes(parts);
  const sending = new Map<OutgoingMailRow, Promise<void>>();
  const start = (mail: OutgoingMailRow) => {
    const delivery = deliver(parts, mail, noteSent)
      .catch((error) => log.warn({ mail: mail.id, reason: codeOf(error) }, 'the result of a mail could not be stored'))
      .finally(() => {
        sending.delete(mail);
        onSent();
      });
    sending.set(mail, delivery);
  };
  return {
    /** Claims mails one by one, because two of them may go to the same address. @returns whether there may be more */
    async sendDue(): Promise<boolean> {
      while (sending.size < MAX_CONNECTIONS) {
        const busy = Array.from(sending.keys(), ({ to }) => to);
        const mail = stopSignal.aborted ? undefined : await claim(db, now(), busy);
        if (!mail) return false;
        start(mail);
      }
      await Promise.race(sending.values());
      return true;
    },
    finish: () => Promise.all(sending.values()),
  };
}

async function claim(db: Database, now: Date, busy: string[]): Promise<OutgoingMailRow | undefined> {
  const due = db
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .where(and(isWaiting, isSettled, lte(outgoingMail.runAt, now), notInArray(outgoingMail.to, busy)))
    .orderBy(outgoingMail.runAt, outgoingMail.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(outgoingMail)
    .set({ ...leaseFrom(now), attempts: sql`${outgoingMail.attempts} + 1`, lastError: null })
    // `in` could run the subquery again for each row, and claim more than one.
    .where(sql`${outgoingMail.id} = ${due}`)
    .returning();
  return mail;
}

const leaseFrom = (now: Date) => ({ runAt: new Date(now.getTime() + LEASE_MS) });

/**
 * Sends a mail, and renews its lease meanwhile: one with files can take minutes. A mail that was dropped while its files
 * were read may have lost them, so it is not sent.
 * @returns null for such a mail
 */
async function send({ db, now, transport, readFiles }: Parts, mail: OutgoingMailRow): Promise<Sent | null> {
  const isOwn = and(eq(outgoingMail.id, mail.id), isWaiting);
  const renew = () => db.update(outgoingMail).set(leaseFrom(now())).where(isOwn).returning({ id: outgoingMail.id });
  const renewal = setInterval(() => void renew().catch(() => undefined), LEASE_MS / 3);
  try {
    const files = await readFiles(mail.id);
    const mayBeDropped = mail.follows.length > 0;
    if (mayBeDropped && !(await renew()).length) return null;
    return { serviceId: await transport.send(mail, files) };
  } finally {
    clearInterval(renewal);
  }
}

/** `serviceId`: the id that the mail server gave the mail. */
type Sent = { serviceId: string | null };

async function deliver(parts: Parts, mail: OutgoingMailRow, noteSent: NoteSent) {
  const { db, log, now, metrics, stopSignal } = parts;
  // If the database is lost after sending, wait for it while the lease lasts, so that the mail is not sent twice.
  const retrySave = (save: () => Promise<unknown>) => {
    const signal = AbortSignal.any([stopSignal, AbortSignal.timeout(LEASE_MS)]);
    return retryUntilReached(
      save,
      () => log.warn({ mail: mail.id }, 'the result of a mail waits for the database'),
      signal,
    );
  };
  const giveUp = async (reason: string, logFields: object) => {
    metrics.countSending('undelivered');
    log.warn({ mail: mail.id, attempts: mail.attempts, ...logFields }, 'a mail was given up and is not delivered');
    await retrySave(() => markUndelivered(parts, mail, reason));
  };
  if (now().getTime() - mail.createdAt.getTime() >= GIVE_UP_MS) {
    return giveUp(mail.serverReply ?? strings.unreached, { reason: 'tried for five days' });
  }
  let sent: Sent | null;
  try {
    sent = await send(parts, mail);
  } catch (error) {
    const failure = failureOf(error);
    const logFields = { reason: codeOf(error), status: failure.status, ...placeOf(error) };
    if (failure.kind === 'refused') return giveUp(failure.reply ?? strings.undelivered, logFields);
    metrics.countSending(failure.kind);
    log.warn({ mail: mail.id, attempts: mail.attempts, ...logFields }, 'a mail was not sent; it will be sent again');
    const outcome = {
      runAt: new Date(now().getTime() + pauseAfter(failure, mail)),
      lastError: codeOf(error),
      ...(failure.kind === 'deferred' && { deferrals: mail.deferrals + 1, serverReply: failure.reply }),
    };
    await retrySave(() => db.update(outgoingMail).set(outcome).where(eq(outgoingMail.id, mail.id)));
    return;
  }
  if (!sent) return;
  metrics.countSending('sent');
  const id = sent.serviceId;
  if (id !== null) await retrySave(() => parts.recordServiceId(db, mail.id, id));
  await retrySave(() => noteSent(mail.id));
}

/** Marks a mail as undelivered. Locks the record it answers before the mail's row, in the order that erasure uses. */
function markUndelivered({ db, now, recordUndelivered }: Parts, mail: OutgoingMailRow, reason: string): Promise<void> {
  return db.transaction(async (tx) => {
    const at = now();
    await recordUndelivered(tx, mail, reason, at);
    const clearedColumns = { text: '', html: null, calendar: null, lastError: null };
    // Sort the row behind due mails.
    const runAt = new Date(mail.createdAt.getTime() + RETENTION_MS);
    await tx
      .update(outgoingMail)
      .set({ ...clearedColumns, runAt, undeliveredAt: at, serverReply: reason })
      .where(and(eq(outgoingMail.id, mail.id), isWaiting));
  });
}
