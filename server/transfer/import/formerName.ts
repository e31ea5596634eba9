import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { earlierEntries } from './importRecords.ts';
import { slugFor } from './slugs.ts';
import type { Source } from './source.ts';
import { importedThings, imports } from './table.ts';

/**
 * Version 0.2 had one name for all sites of Ghost without an address. When the entries of this export were imported
 * under it, they get the name of the site, so that they do not come again and can be undone.
 */
export async function adoptFormerName({ db, now }: Context, source: Source): Promise<void> {
  const { formerName, name } = source;
  if (!formerName) return;
  const earlier = await earlierEntries(db, formerName);
  if (!earlier.size) return;
  const importIds = new Set<string>();
  for await (const post of source.posts()) {
    const entry = earlier.get(post.key);
    // Other sites have the same ids, but not the same slugs.
    if (entry?.slug.startsWith(slugFor(post, now()))) importIds.add(entry.importId);
  }
  if (!importIds.size) return;
  await db.transaction(async (tx) => {
    const ids = [...importIds];
    const isOfImport = and(eq(importedThings.source, formerName), inArray(importedThings.importId, ids));
    await tx.update(importedThings).set({ source: name }).where(isOfImport);
    await tx.update(imports).set({ source: name }).where(inArray(imports.id, ids));
  });
}
