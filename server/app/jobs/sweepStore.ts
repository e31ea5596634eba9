import { min } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#schema/durations.ts';
import { knownIds, unownedPictures } from '#server/content/media/pictureUse.ts';
import { releasePicture } from '#server/content/media/releasePicture.ts';
import { users } from '#server/people/user/table.ts';
import type { Services } from '#server/platform/context.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { cardsKey, pictureKey, sizesKey } from '#server/platform/storage/picture/keys.ts';
import { discardPicture } from '#server/platform/storage/picture/pictures.ts';
import { arePicturesLocked } from '#server/platform/storage/picture/snapshotLock.ts';
import { filesOf, isPart, type StoredFile } from '#server/platform/storage/store.ts';

/** Longer than the time between storing a file and inserting its row. */
export const GRACE_MS = DAY_MS;
const SKEW_MS = HOUR_MS;
const BATCH = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Parts = Pick<Services, 'db' | 'store' | 'now' | 'log'>;

/**
 * Deletes unreferenced files that are older than a day. Files older than the database stay: a server with a wrong,
 * empty database must not empty the store of the right one.
 * @param signal ends it early; the next run continues
 */
export async function sweepStore(parts: Parts, signal: AbortSignal): Promise<void> {
  const { db, now } = parts;
  const cutoff = new Date(now().getTime() - GRACE_MS);
  const [oldestUser] = await db.select({ madeAt: min(users.createdAt) }).from(users);
  if (!oldestUser?.madeAt) return;
  const earliest = new Date(oldestUser.madeAt.getTime() - SKEW_MS);
  await sweepRows(parts, cutoff, signal);
  for await (const files of filesOf(parts.store)) {
    if (signal.aborted) return;
    await sweepFiles(
      parts,
      files.filter(({ writtenAt }) => writtenAt >= earliest && writtenAt < cutoff),
    );
  }
}

/** Deletes pictures that lost their last use without being deleted with it. */
async function sweepRows(parts: Parts, cutoff: Date, signal: AbortSignal): Promise<void> {
  for (let after = FIRST_ID; !signal.aborted; ) {
    const ids = await unownedPictures(parts.db, cutoff, after, BATCH);
    for (const id of ids) {
      if (await parts.db.transaction((tx) => releasePicture(tx, id))) await discardPicture(parts, id);
    }
    if (ids.length < BATCH) return;
    after = ids.at(-1) as string;
  }
}

async function sweepFiles({ db, store, log }: Parts, files: StoredFile[]): Promise<void> {
  const keys = files.map(({ key }) => key);
  const owners = [...new Set(keys.flatMap((key) => ownerOf(key) ?? []))];
  const existingIds = owners.length ? await knownIds(db, owners) : new Set();
  const isOrphan = (key: string, owner = ownerOf(key)) =>
    isPart(key) || (owner !== undefined && !existingIds.has(owner));
  // Check the lock after reading the rows: a backup that starts later does not contain these files.
  if (await arePicturesLocked(db)) return;
  const orphans = keys.filter((key) => isOrphan(key));
  for (const key of orphans) await store.delete(key);
  if (orphans.length) log.info({ files: orphans.length }, 'unreferenced files were deleted');
}

function ownerOf(key: string): string | undefined {
  const [owner] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(key) ?? [];
  if (!owner) return undefined;
  const prefixes = [`${sizesKey(owner)}/`, `${cardsKey(owner)}/`];
  return [pictureKey(owner), attachmentKey(owner)].includes(key) ||
    prefixes.some((keyPrefix) => key.startsWith(keyPrefix))
    ? owner
    : undefined;
}
