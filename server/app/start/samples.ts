import { sampleAffiliates } from '#server/clients/affiliate/samples.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { answers, conversationEvents, notes } from '#server/clients/message/conversation/table.ts';
import { sampleReplyTemplates } from '#server/clients/message/replyTemplate/samples.ts';
import { replyTemplates } from '#server/clients/message/replyTemplate/table.ts';
import { sampleMessages } from '#server/clients/message/samples.ts';
import { messages, replies } from '#server/clients/message/table.ts';
import { sampleReviews } from '#server/clients/review/samples.ts';
import { reviewLinks, reviews } from '#server/clients/review/table.ts';
import { reviewTies } from '#server/clients/review/tie/table.ts';
import { samplePosts } from '#server/content/blog/samples.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { sampleHome } from '#server/content/pageText/samples.ts';
import { pageTexts } from '#server/content/pageText/table.ts';
import { samplePortfolio } from '#server/content/portfolio/samples.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';

/** @param gallery the stored pictures of the portfolio items; without them the galleries are empty */
export async function insertSamples(
  tx: Transaction,
  now: Date,
  admin: { id: string; name: string },
  timeZone: string,
  gallery: (typeof pictures.$inferInsert)[] = [],
): Promise<void> {
  await tx.insert(blogPosts).values(await samplePosts(now));
  await tx.insert(affiliates).values(sampleAffiliates(now));
  const sample = sampleMessages(now, admin, timeZone);
  await tx.insert(messages).values(sample.messages);
  await tx.insert(replies).values(sample.replies);
  await tx.insert(answers).values(sample.answers);
  await tx.insert(notes).values(sample.notes);
  await tx.insert(conversationEvents).values(sample.events);
  await tx.insert(replyTemplates).values(sampleReplyTemplates(now));
  const review = sampleReviews(now);
  await tx.insert(reviews).values(review.reviews);
  await tx.insert(reviewLinks).values(review.links);
  if (gallery.length) await tx.insert(pictures).values(gallery);
  await tx.insert(portfolioItems).values(samplePortfolio(now, gallery.length > 0));
  await tx.insert(reviewTies).values(review.ties);
  await tx.insert(pageTexts).values(sampleHome(now));
}
