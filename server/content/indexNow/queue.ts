import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connect.ts';
import { indexNow, indexNowPings } from './table.ts';

type Page = { slug: string; isPublished: boolean };

/** In the transaction of the change. @param pages the item before and after; only public ones are queued */
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
