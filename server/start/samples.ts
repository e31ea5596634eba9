import { sampleAffiliates } from '#server/affiliate/samples.ts';
import { affiliates } from '#server/affiliate/table.ts';
import { samplePosts } from '#server/blog/samples.ts';
import { blogPosts } from '#server/blog/table.ts';
import type { Transaction } from '#server/database/connect.ts';
import { sampleMessages } from '#server/message/samples.ts';
import { messages, replies } from '#server/message/table.ts';
import { answers, notes, threadEvents } from '#server/message/thread/table.ts';
import { samplePortfolio } from '#server/portfolio/samples.ts';
import { portfolioItems } from '#server/portfolio/table.ts';
import { sampleReplyTemplates } from '#server/replyTemplate/samples.ts';
import { replyTemplates } from '#server/replyTemplate/table.ts';
import { sampleReviews } from '#server/review/samples.ts';
import { reviewLinks, reviews } from '#server/review/table.ts';

/** Fills a new installation with what there is to look at, a line per table. @param admin the first account */
export async function insertSamples(tx: Transaction, now: Date, admin: { id: string; name: string }): Promise<void> {
  await tx.insert(blogPosts).values(await samplePosts(now));
  await tx.insert(affiliates).values(sampleAffiliates(now));
  const sent = sampleMessages(now, admin);
  await tx.insert(messages).values(sent.messages);
  await tx.insert(replies).values(sent.replies);
  await tx.insert(answers).values(sent.answers);
  await tx.insert(notes).values(sent.notes);
  await tx.insert(threadEvents).values(sent.events);
  await tx.insert(replyTemplates).values(sampleReplyTemplates(now));
  const review = sampleReviews(now);
  await tx.insert(reviews).values(review.reviews);
  await tx.insert(reviewLinks).values(review.links);
  await tx.insert(portfolioItems).values(samplePortfolio(now));
}
