import type { FetchMessageObject, ImapFlow, MailboxObject } from 'imapflow';
import { HOUR_MS } from '#schema/durations.ts';
import { endsConnections, requestMails, type Troubles } from './fetchTroubles.ts';
import { advance, type MailboxPosition, openPosition, type SkippedMails, settleAside } from './folderPosition.ts';
import { type Following, type IncomingMail, type Outcome, OvertakenError, RefusedError } from './mail.ts';
import { MAX_HEADER_BYTES } from './read/mail.ts';
import { takeMail } from './take.ts';

/** Headers fetched per request, and bytes of each. The headers of few mails are longer; those are fetched alone. */
const BATCH = 20;
const HEAD_BYTES = 64 * 1024;
const SECOND_MS = 1000;
/** Wait before the server is asked again for a mail that it refused. */
const ASK_AGAIN_MS = HOUR_MS;

export type MailboxSession = {
  parts: Following;
  client: ImapFlow;
  position: MailboxPosition;
  troubles: Troubles;
  signal: AbortSignal;
};

export async function openMailbox(
  parts: Following,
  client: ImapFlow,
  name: string,
  troubles: Troubles,
  signal: AbortSignal,
): Promise<MailboxSession> {
  return { parts, client, troubles, signal, position: await positionOf(parts, client, name, true) };
}

function openIn({ mailbox }: ImapFlow): MailboxObject {
  if (!mailbox) throw new Error('no mailbox is open');
  return mailbox;
}

/** @param isFresh whether the mailbox was opened just now: its uidNext becomes outdated */
function positionOf(parts: Following, client: ImapFlow, name: string, isFresh: boolean): Promise<MailboxPosition> {
  const { uidValidity, uidNext } = openIn(client);
  return openPosition(
    parts.db,
    name,
    { uidValidity, uidNext: isFresh ? uidNext || undefined : undefined },
    parts.now(),
  );
}

/** A refused or slow mail is set aside and does not delay others. @throws when mailbox, database or store are lost */
export async function takeNew(session: MailboxSession): Promise<void> {
  const { parts, client, signal } = session;
  const position = await positionOf(parts, client, session.position.name, false);
  session.position = position;
  if (!openIn(client).exists) return;
  const matches = (await client.search({ uid: `${position.lastUid + 1}:*` }, { uid: true })) || [];
  // RFC 3501: `n:*` includes the last mail even when its UID is lower than n.
  const uids = matches.filter((uid) => uid > position.lastUid).sort((a, b) => a - b);
  for (let index = 0; index < uids.length && !signal.aborted; index += BATCH) {
    if (!(await takeBatch(session, uids.slice(index, index + BATCH)))) return;
  }
}

/** Retries mails that were set aside. @param hasOtherWork whether other work is waiting @throws as takeNew */
export async function takeAside(session: MailboxSession, hasOtherWork: () => boolean): Promise<void> {
  const { parts, position, troubles, signal } = session;
  for (const uid of position.aside) {
    if (signal.aborted || hasOtherWork()) return;
    const now = parts.now().getTime();
    if (now - (troubles.triedAt.get(uid) ?? 0) < ASK_AGAIN_MS) continue;
    troubles.triedAt.set(uid, now);
    let isPositionSaved = false;
    const [head] = await headsOf(session, [uid]);
    const outcome = head
      ? await takeHead(session, head, 'all', async (tx) => {
          isPositionSaved = await settleAside(tx, position, uid);
          return isPositionSaved;
        })
      : 'gone';
    if (outcome === 'refused') continue;
    troubles.triedAt.delete(uid);
    troubles.losses.delete(uid);
    // When the mail was not stored, its progress was not saved either.
    if (!isPositionSaved || outcome === 'unreadable')
      await settleAside(parts.db, position, uid, outcome && outcome !== 'gone' ? 1 : 0);
    position.aside = position.aside.filter((deferredUid) => deferredUid !== uid);
  }
}

/** @returns false when another process has advanced the position */
async function takeBatch(session: MailboxSession, uids: number[]): Promise<boolean> {
  const { parts, position, troubles, signal } = session;
  const heads = await headsOf(session, uids);
  let skipped: SkippedMails = { unmatched: 0, aside: [] };
  let last = position.lastUid;
  const advanceTo = (uid: number) => {
    position.lastUid = uid;
    position.aside = [...position.aside, ...skipped.aside];
    skipped = { unmatched: 0, aside: [] };
  };
  for (const head of heads) {
    if (signal.aborted) break;
    const { uid } = head;
    let isPositionSaved = false;
    const outcome = await takeHead(session, head, 'little', async (tx) => {
      isPositionSaved = await advance(tx, position, uid, skipped);
      return isPositionSaved;
    });
    if (!outcome) return false;
    last = uid;
    if (outcome !== 'refused') troubles.losses.delete(uid);
    if (isPositionSaved && outcome !== 'unreadable') advanceTo(uid);
    else if (outcome === 'slow' || outcome === 'refused') skipped.aside.push(uid);
    else if (outcome !== 'gone') skipped.unmatched += 1;
    // A slow mail is retried when nothing else waits; a refused one after ASK_AGAIN_MS.
    if (outcome === 'refused') troubles.triedAt.set(uid, parts.now().getTime());
  }
  if (!signal.aborted) last = Math.max(last, uids.at(-1) as number);
  if (last === position.lastUid) return true;
  if (!(await advance(parts.db, position, last, skipped))) return false;
  advanceTo(last);
  return true;
}

type Head = { uid: number; message: FetchMessageObject | null };

async function headsOf({ client, troubles }: MailboxSession, uids: number[]): Promise<Head[]> {
  const fetchHeads = async (requested: number[]): Promise<Head[]> =>
    (await requestMails(troubles, requested, () => client.fetchAll(requested.join(','), query, { uid: true }))).map(
      (message) => ({
        uid: message.uid,
        message,
      }),
    );
  // A mail that ended the connection before is not requested together with others.
  const isTrusted = !uids.some((uid) => troubles.losses.has(uid));
  const batch = isTrusted ? await fetchHeads(uids).catch(unlessRefused) : null;
  if (batch) return batch.sort((a, b) => a.uid - b.uid);
  const heads: Head[] = [];
  for (const uid of uids) {
    const isLost = endsConnections(troubles, uid);
    heads.push(...((isLost ? null : await fetchHeads([uid]).catch(unlessRefused)) ?? [{ uid, message: null }]));
  }
  return heads;
}

const query = {
  uid: true,
  size: true,
  internalDate: true,
  bodyParts: [{ key: 'HEADER', start: 0, maxLength: HEAD_BYTES }],
};

function unlessRefused(error: unknown): null {
  if (!(error instanceof RefusedError)) throw error;
  return null;
}

/** @returns the outcome for one mail; null when another process handled it first */
async function takeHead(
  { parts, client, position, troubles }: MailboxSession,
  { uid, message }: Head,
  timeLimit: 'little' | 'all',
  savePosition: Parameters<typeof takeMail>[2],
): Promise<Outcome | null> {
  const canFetch = message !== null && !endsConnections(troubles, uid);
  const incoming = canFetch ? await incomingMailOf(client, troubles, position, message).catch(unlessRefused) : null;
  if (!incoming) {
    parts.log.warn({ uid }, 'a mail was skipped: the mail server does not return it');
    parts.metrics.countMail('refused');
    return 'refused';
  }
  return takeMail(parts, incoming, savePosition, timeLimit).catch(unlessOvertaken);
}

function unlessOvertaken(error: unknown): null {
  if (!(error instanceof OvertakenError)) throw error;
  return null;
}

async function incomingMailOf(
  client: ImapFlow,
  troubles: Troubles,
  { name, since }: MailboxPosition,
  { uid, size = 0, headers, internalDate }: FetchMessageObject,
): Promise<IncomingMail> {
  const arrivedAt = new Date(internalDate ?? Date.now());
  const read = async (bytes: number) => {
    const source = { start: 0, maxLength: bytes };
    const message = await requestMails(troubles, [uid], () => client.fetchOne(uid, { source }, { uid: true }));
    return message ? (message.source ?? null) : null;
  };
  // Some servers fail on partial fetches of several mails, and none has headers below a blank line.
  const wholeHead = headers?.includes(':') && headers.length < HEAD_BYTES ? headers : null;
  return {
    ...{ mailbox: name, location: { uid }, size, arrivedAt, read },
    head: wholeHead ?? (await read(MAX_HEADER_BYTES)) ?? new Uint8Array(),
    isOld: arrivedAt.getTime() + SECOND_MS <= since.getTime(),
  };
}
