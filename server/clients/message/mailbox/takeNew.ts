import type { FetchMessageObject, ImapFlow, MailboxObject } from 'imapflow';
import { ask, endsConnections, type Troubles } from './fetchTroubles.ts';
import { advance, openPlace, type Passed, type Place, settleAside } from './folderPosition.ts';
import { type Following, type Found, type Outcome, OvertakenError, RefusedError } from './mail.ts';
import { takeMail } from './take.ts';

/** Headers fetched per request, and bytes of each: the fields that identify the message are within the first 64 KiB. */
const BATCH = 20;
const HEAD_BYTES = 64 * 1024;
const SECOND_MS = 1000;
/** Wait before the server is asked again for a mail that it refused. */
const ASK_AGAIN_MS = 3600 * SECOND_MS;

export type Opened = {
  parts: Following;
  client: ImapFlow;
  place: Place;
  troubles: Troubles;
  signal: AbortSignal;
};

/** @param name the mailbox name in the database */
export async function openMailbox(
  parts: Following,
  client: ImapFlow,
  name: string,
  troubles: Troubles,
  signal: AbortSignal,
): Promise<Opened> {
  return { parts, client, troubles, signal, place: await placeOf(parts, client, name, true) };
}

function openIn({ mailbox }: ImapFlow): MailboxObject {
  if (!mailbox) throw new Error('no mailbox is open');
  return mailbox;
}

/** @param isFresh whether the mailbox was opened just now: its uidNext becomes outdated */
function placeOf(parts: Following, client: ImapFlow, name: string, isFresh: boolean): Promise<Place> {
  const { uidValidity, uidNext } = openIn(client);
  return openPlace(parts.db, name, { uidValidity, uidNext: isFresh ? uidNext || undefined : undefined }, parts.now());
}

/** A refused or slow mail is set aside and does not delay others. @throws when mailbox, database or store are lost */
export async function takeNew(opened: Opened): Promise<void> {
  const { parts, client, signal } = opened;
  const place = await placeOf(parts, client, opened.place.name, false);
  opened.place = place;
  if (!openIn(client).exists) return;
  const found = (await client.search({ uid: `${place.lastUid + 1}:*` }, { uid: true })) || [];
  // RFC 3501: `n:*` includes the last mail even when its UID is lower than n.
  const uids = found.filter((uid) => uid > place.lastUid).sort((one, other) => one - other);
  for (let index = 0; index < uids.length && !signal.aborted; index += BATCH) {
    if (!(await takeBatch(opened, uids.slice(index, index + BATCH)))) return;
  }
}

/** Retries mails that were set aside. @param isWanted whether other work is waiting @throws as takeNew */
export async function takeAside(opened: Opened, isWanted: () => boolean): Promise<void> {
  const { parts, place, troubles, signal } = opened;
  for (const uid of place.aside) {
    if (signal.aborted || isWanted()) return;
    const now = parts.now().getTime();
    if (now - (troubles.triedAt.get(uid) ?? 0) < ASK_AGAIN_MS) continue;
    troubles.triedAt.set(uid, now);
    let isNoted = false;
    const [head] = await headsOf(opened, [uid]);
    const outcome = head
      ? await takeHead(opened, head, 'all', async (tx) => {
          isNoted = await settleAside(tx, place, uid);
          return isNoted;
        })
      : 'gone';
    if (outcome === 'refused') continue;
    troubles.triedAt.delete(uid);
    troubles.losses.delete(uid);
    // When the mail was not stored, its progress was not saved either.
    if (!isNoted || outcome === 'unreadable')
      await settleAside(parts.db, place, uid, outcome && outcome !== 'gone' ? 1 : 0);
    place.aside = place.aside.filter((one) => one !== uid);
  }
}

/** @returns false when another process has advanced the position */
async function takeBatch(opened: Opened, uids: number[]): Promise<boolean> {
  const { parts, place, troubles, signal } = opened;
  const heads = await headsOf(opened, uids);
  let passed: Passed = { unmatched: 0, aside: [] };
  let last = place.lastUid;
  const goOnFrom = (uid: number) => {
    place.lastUid = uid;
    place.aside = [...place.aside, ...passed.aside];
    passed = { unmatched: 0, aside: [] };
  };
  for (const head of heads) {
    if (signal.aborted) break;
    const { uid } = head;
    let isNoted = false;
    const outcome = await takeHead(opened, head, 'little', async (tx) => {
      isNoted = await advance(tx, place, uid, passed);
      return isNoted;
    });
    if (!outcome) return false;
    last = uid;
    if (outcome !== 'refused') troubles.losses.delete(uid);
    if (isNoted && outcome !== 'unreadable') goOnFrom(uid);
    else if (outcome === 'slow' || outcome === 'refused') passed.aside.push(uid);
    else if (outcome !== 'gone') passed.unmatched += 1;
    // A slow mail is retried when nothing else waits; a refused one after ASK_AGAIN_MS.
    if (outcome === 'refused') troubles.triedAt.set(uid, parts.now().getTime());
  }
  if (!signal.aborted) last = Math.max(last, uids.at(-1) as number);
  if (last === place.lastUid) return true;
  if (!(await advance(parts.db, place, last, passed))) return false;
  goOnFrom(last);
  return true;
}

type Head = { uid: number; message: FetchMessageObject | null };

async function headsOf({ client, troubles }: Opened, uids: number[]): Promise<Head[]> {
  const fetchHeads = async (asked: number[]): Promise<Head[]> =>
    (await ask(troubles, asked, () => client.fetchAll(asked.join(','), query, { uid: true }))).map((message) => ({
      uid: message.uid,
      message,
    }));
  // A mail that ended the connection before is not requested together with others.
  const isTrusted = !uids.some((uid) => troubles.losses.has(uid));
  const together = isTrusted ? await fetchHeads(uids).catch(unlessRefused) : null;
  if (together) return together.sort((one, other) => one.uid - other.uid);
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
  { parts, client, place, troubles }: Opened,
  { uid, message }: Head,
  patience: 'little' | 'all',
  remember: Parameters<typeof takeMail>[2],
): Promise<Outcome | null> {
  const isGiven = message !== null && !endsConnections(troubles, uid);
  const found = isGiven ? await foundOf(client, troubles, place, message).catch(unlessRefused) : null;
  if (!found) {
    parts.log.warn({ uid }, 'a mail was skipped: the mail server does not return it');
    parts.metrics.countMail('refused');
    return 'refused';
  }
  return takeMail(parts, found, remember, patience).catch(unlessOvertaken);
}

function unlessOvertaken(error: unknown): null {
  if (!(error instanceof OvertakenError)) throw error;
  return null;
}

async function foundOf(
  client: ImapFlow,
  troubles: Troubles,
  { name, since }: Place,
  { uid, size = 0, headers, internalDate }: FetchMessageObject,
): Promise<Found> {
  const arrivedAt = new Date(internalDate ?? Date.now());
  const read = async (bytes: number) => {
    const source = { start: 0, maxLength: bytes };
    const whole = await ask(troubles, [uid], () => client.fetchOne(uid, { source }, { uid: true }));
    return whole ? (whole.source ?? null) : null;
  };
  return {
    ...{ mailbox: name, where: { uid }, size, arrivedAt, read },
    // Some servers fail on partial fetches of several mails: then fetch the headers of this mail alone.
    head: headers?.length ? headers : ((await read(HEAD_BYTES)) ?? new Uint8Array()),
    isOld: arrivedAt.getTime() + SECOND_MS <= since.getTime(),
  };
}
