import { min } from 'drizzle-orm';
import { knownIds, unownedPictures } from '#server/content/media/pictureUse.ts';
import { releasePicture } from '#server/content/media/releasePicture.ts';
import { users } from '#server/people/user/table.ts';
import type { Services } from '#server/platform/context.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { cardsKey, pictureKey, sizesKey } from '#server/platform/storage/picture/keys.ts';
import { discardPicture } from '#server/platform/storage/picture/pictures.ts';
import { arePicturesLocked } from '#server/platform/storage/picture/snapshotLock.ts';
import { filesOf, isPart, type StoredFile } from '#server/platform/storage/store.ts';

/** Longer than any upload is under way between its file and its row. */
export const GRACE_MS = 24 * 3600 * 1000;
/** How far the clock of a store may be behind. */
const SKEW_MS = 3600 * 1000;
const BATCH = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Parts = Pick<Services, 'db' | 'store' | 'now' | 'log'>;

/**
 * Deletes from the store what nobody refers to: pictures without a use, sizes and cards whose picture or item is gone,
 * attachments whose answer is gone, and what killed processes have left half-written. What is younger than a day stays, and so does what was there before the
 * database: a server that was started on a wrong, empty database must not empty the store of the right one.
 * @param signal ends it early; the next one goes on
 */
export async function sweepStore(parts: Parts, signal: AbortSignal): Promise<void> {
  const { db, now } = parts;
  const before = new Date(now().getTime() - GRACE_MS);
  const [first] = await db.select({ madeAt: min(users.createdAt) }).from(users);
  if (!first?.madeAt) return;
  const since = new Date(first.madeAt.getTime() - SKEW_MS);
  await sweepRows(parts, before, signal);
  for await (const files of filesOf(parts.store)) {
    if (signal.aborted) return;
    await sweepFiles(
      parts,
      files.filter(({ writtenAt }) => writtenAt >= since && writtenAt < before),
    );
  }
}

/** Pictures that lost their last use without being deleted with it. */
async function sweepRows(parts: Parts, before: Date, signal: AbortSignal): Promise<void> {
  for (let after = FIRST_ID; !signal.aborted; ) {
    const ids = await unownedPictures(parts.db, before, after, BATCH);
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
  const known = owners.length ? await knownIds(db, owners) : new Set();
  const isOrphan = (key: string, owner = ownerOf(key)) => isPart(key) || (owner !== undefined && !known.has(owner));
  // Asked after that: a backup that begins later knows nothing of these.
  if (await arePicturesLocked(db)) return;
  const orphans = keys.filter((key) => isOrphan(key));
  for (const key of orphans) await store.delete(key);
  if (orphans.length) log.info({ files: orphans.length }, 'files that nobody refers to were deleted');
}

/** The picture, item or attachment that a file belongs to; undefined for a file that is not of this product's making. */
function ownerOf(key: string): string | undefined {
  const [owner] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(key) ?? [];
  if (!owner) return undefined;
  const places = [`${sizesKey(owner)}/`, `${cardsKey(owner)}/`];
  return [pictureKey(owner), attachmentKey(owner)].includes(key) || places.some((place) => key.startsWith(place))
    ? owner
    : undefined;
}
