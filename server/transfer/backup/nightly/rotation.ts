import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, type Store } from '#server/platform/storage/store.ts';

/** Only files of nightly backups are ever deleted; those of `npm run backup` have other names. */
const nightlyFile = /^marquee-nightly-\d{4}-\d{2}-\d{2}\.tar\.gz$/;

export const nightlyFileOf = (day: string): string => `marquee-nightly-${day}.tar.gz`;

/** @returns the files beyond the newest `keep`; names sort by day */
const expiredOf = (names: string[], keep: number): string[] =>
  names
    .filter((name) => nightlyFile.test(name))
    .sort()
    .slice(0, -keep);

export async function rotateFolder(folder: string, keep: number): Promise<void> {
  for (const name of expiredOf(await readdir(folder), keep)) await rm(join(folder, name), { force: true });
}

/** @param prefix the folder of the copies in the store, empty or with `/` at its end */
export async function rotateStore(store: Store, prefix: string, keep: number): Promise<void> {
  const names: string[] = [];
  for await (const files of filesOf(store))
    for (const { key } of files) if (key.startsWith(prefix)) names.push(key.slice(prefix.length));
  for (const name of expiredOf(names, keep)) await store.delete(prefix + name);
}
