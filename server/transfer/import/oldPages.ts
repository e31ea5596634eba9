import { eq } from 'drizzle-orm';
import { redirectStrings } from '#schema/redirect.ts';
import { authorProfiles } from '#server/content/author/table.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { FEED, paths } from '#web/shared/paths.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import type { OldPage, Skipped } from './source.ts';
import { createAllRedirects, pathOf, type WriteTarget } from './write.ts';

/** Where old pages that are no entries lead; null when nothing here stands for them. */
export type OldPageTargets = { path: string; to: string | null }[];

const MAX_NAMED = 20;
/** Redirects per transaction, which holds the lock of the table. */
const AT_ONCE = 200;

export async function findTargets(
  executor: Executor,
  oldPages: readonly OldPage[],
  slugs: ReadonlyMap<string, string>,
): Promise<OldPageTargets> {
  const profiles = await executor.select().from(authorProfiles).where(eq(authorProfiles.isOn, true));
  const authorPages = new Map(profiles.map(({ name, slug }) => [name, paths.author(slug)]));
  const targetOf = (target: OldPage['target']): string | null => {
    if (target === null) return null;
    if (target === 'blog') return paths.blogs;
    if (target === 'feed') return FEED;
    if ('tag' in target) return `${paths.blogs}?${new URLSearchParams({ tag: target.tag })}`;
    if ('author' in target) return authorPages.get(target.author) ?? paths.blogs;
    const slug = slugs.get(target.entry);
    return slug === undefined ? null : pathOf('post', slug);
  };
  return oldPages.map(({ path, target }) => ({ path, to: targetOf(target) }));
}

/** @returns the old addresses that lead nowhere, by reason */
export async function redirectOldPages(target: WriteTarget, oldPages: OldPageTargets): Promise<Skipped[]> {
  const pathsByReason = new Map<string, string[]>();
  const note = (reason: string, path: string) => {
    const paths = pathsByReason.get(reason);
    if (paths) paths.push(path);
    else pathsByReason.set(reason, [path]);
  };
  for (const { path } of oldPages.filter(({ to }) => to === null)) note('nothing here stands for it', path);
  const moves = oldPages.flatMap(({ path, to }) => (to === null ? [] : [{ from: path, to }]));
  for (let start = 0; start < moves.length; start += AT_ONCE) {
    const part = moves.slice(start, start + AT_ONCE);
    const refusals = await inOneTransaction(target.context, (context, tx) =>
      createAllRedirects({ ...target, context }, tx, part),
    );
    for (const [index, refusal] of refusals.entries()) {
      // Another entry may have had the address.
      const isIn = !refusal || refusal.isNeedless || refusal.reason === redirectStrings.taken;
      if (!isIn) note(refusal.reason, part[index]?.from ?? '');
    }
  }
  return [...pathsByReason].map(([why, oldPaths]) => {
    const more = oldPaths.length > MAX_NAMED ? ` and ${oldPaths.length - MAX_NAMED} more` : '';
    return {
      what: `old ${oldPaths.length === 1 ? 'address' : 'addresses'} ${oldPaths.slice(0, MAX_NAMED).join(', ')}${more}`,
      why,
    };
  });
}
