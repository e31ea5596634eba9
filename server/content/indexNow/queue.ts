import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connect.ts';
import { indexNow, indexNowPings } from './table.ts';

type Page = { slug: string; isPublished: boolean };

/**
 * Queues what search engines are to be told of an item, in the transaction that changes it; nothing while that is switched off.
 * @param address of an item by its slug
 * @param pages the item as it was and as it is; what nobody could see before and cannot now is not told
 */
export async function queuePages(
  tx: Transaction,
  address: (slug: string) => string,
  pages: readonly Page[],
  now: Date,
): Promise<void> {
  const paths = new Set(pages.filter(({ isPublished }) => isPublished).map(({ slug }) => address(slug)));
  if (!paths.size) return;
  const [settings] = await tx.select({ isOn: indexNow.isOn }).from(indexNow).where(eq(indexNow.isOn, true));
  if (!settings) return;
  await tx
    .insert(indexNowPings)
    .values([...paths].sort().map((path) => ({ path, queuedAt: now, runAt: now })))
    .onConflictDoUpdate({
      target: indexNowPings.path,
      set: { revision: sql`${indexNowPings.revision} + 1`, queuedAt: now, runAt: now, tries: 0 },
    });
}
