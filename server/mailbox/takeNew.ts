import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { type Following, type Found, OvertakenError } from './mail.ts';
import { advance, openPlace, type Place } from './place.ts';
import { takeMail } from './take.ts';

/** How many headers are fetched at once, and how much of each: more of them says nothing of whose mail it is. */
const BATCH = 20;
const HEAD_BYTES = 64 * 1024;
/** INTERNALDATE has no fractions of a second. */
const SECOND_MS = 1000;

/**
 * Takes in what has come into the mailbox that is open since it was read last. Of each mail the headers are fetched, and all
 * of it only if it belongs to an enquiry.
 * @param name what the mailbox is called in the database
 * @throws when the connection, the database or the store is lost
 */
export async function takeNew(parts: Following, client: ImapFlow, name: string, signal: AbortSignal): Promise<void> {
  if (!client.mailbox) throw new Error('no mailbox is open');
  const { uidValidity, exists } = client.mailbox;
  const place = await openPlace(parts.db, name, uidValidity, parts.now());
  if (!exists) return;
  const found = (await client.search({ uid: `${place.lastUid + 1}:*` }, { uid: true })) || [];
  // `n:*` has the last mail also when it is older than that.
  const uids = found.filter((uid) => uid > place.lastUid).sort((one, other) => one - other);
  for (let index = 0; index < uids.length && !signal.aborted; index += BATCH) {
    if (!(await takeBatch(parts, client, place, uids.slice(index, index + BATCH), signal))) return;
  }
}

/** @returns false when another process has gone on from here */
async function takeBatch(
  parts: Following,
  client: ImapFlow,
  place: Place,
  uids: number[],
  signal: AbortSignal,
): Promise<boolean> {
  const heads = await client.fetchAll(uids.join(','), query, { uid: true });
  let passed = 0;
  let last = place.lastUid;
  for (const head of heads.sort((one, other) => one.uid - other.uid)) {
    if (signal.aborted) break;
    const { uid } = head;
    let isNoted = false;
    const outcome = await takeMail(parts, await foundOf(client, place, head), async (tx) => {
      isNoted = await advance(tx, place, uid, passed);
      return isNoted;
    }).catch(unlessOvertaken);
    if (!outcome) return false;
    last = uid;
    if (isNoted) {
      place.lastUid = uid;
      passed = 0;
    } else if (outcome !== 'gone') passed += 1;
  }
  if (!signal.aborted) last = Math.max(last, uids.at(-1) as number);
  if (last === place.lastUid) return true;
  if (!(await advance(parts.db, place, last, passed))) return false;
  place.lastUid = last;
  return true;
}

const query = {
  uid: true,
  size: true,
  internalDate: true,
  bodyParts: [{ key: 'HEADER', start: 0, maxLength: HEAD_BYTES }],
};

function unlessOvertaken(error: unknown): null {
  if (!(error instanceof OvertakenError)) throw error;
  return null;
}

async function foundOf(client: ImapFlow, { name, since }: Place, message: FetchMessageObject): Promise<Found> {
  const { uid, size = 0, headers, internalDate } = message;
  const arrivedAt = new Date(internalDate ?? Date.now());
  const read = async (bytes: number) => {
    const whole = await client.fetchOne(uid, { source: { start: 0, maxLength: bytes } }, { uid: true });
    return whole ? (whole.source ?? null) : null;
  };
  return {
    ...{ mailbox: name, where: { uid }, size, arrivedAt, read },
    // Some servers mishandle a part of several mails at once: no mail is passed over for that.
    head: headers?.length ? headers : ((await read(HEAD_BYTES)) ?? new Uint8Array()),
    isOld: arrivedAt.getTime() + SECOND_MS <= since.getTime(),
  };
}
