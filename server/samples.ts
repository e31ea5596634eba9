import { sampleAffiliates } from '#server/affiliate/sampleAffiliates.ts';
import { affiliates } from '#server/affiliate/table.ts';
import { samplePosts } from '#server/blog/samplePosts.ts';
import { blogPosts } from '#server/blog/table.ts';
import type { Transaction } from '#server/database/connect.ts';

/** Fills a new installation with what there is to look at, a line per table. */
export async function insertSamples(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(blogPosts).values(samplePosts(now));
  await tx.insert(affiliates).values(sampleAffiliates(now));
}
