import { v7 as uuidv7 } from 'uuid';
import { LINK_DAYS } from '#schema/review.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { reviewLinks, reviews } from './table.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Fictional; days before the first start. */
export const reviewSamples = [
  {
    name: 'Farah Siddiqui',
    companyName: 'Copper Kettle Tea',
    position: 'Co-founder',
    clientFeedback:
      'Quick, friendly, and the new shop looks the part. One star off because the first month’s report took two rounds before we understood it. The second one fitted on a page.',
    rating: 4,
    isPublished: false,
    daysAgo: 2,
    email: 'farah@copperkettle.example',
  },
  {
    name: 'Devika Pillai',
    companyName: 'Harbour Street Dental',
    position: 'Practice Manager',
    clientFeedback:
      'We used to pay for clicks from three towns away. Now the phone rings with people who live round the corner, and I can see on one page what each of those calls cost us.',
    rating: 5,
    isPublished: true,
    daysAgo: 9,
    email: 'devika@harbourstreet.example',
  },
  {
    name: 'Tomas Lindqvist',
    companyName: 'Northbeam Lighting',
    position: 'Head of E-commerce',
    clientFeedback:
      'They told us in week three that our favourite campaign was losing money, and were right. Moving that budget brought more in a quarter than the two years before it.',
    rating: 5,
    isPublished: true,
    daysAgo: 24,
    email: 'tomas@northbeam.example',
  },
  {
    name: 'Meher Contractor',
    companyName: 'Saffron Row Interiors',
    position: 'Founder',
    clientFeedback:
      'The new site opens on a phone before I have put the kettle down. My team changes the words themselves, and enquiries have doubled since spring.',
    rating: 4,
    isPublished: true,
    daysAgo: 41,
    email: 'meher@saffronrow.example',
  },
  {
    name: 'Joseph Okafor',
    companyName: 'Bluegate Logistics',
    position: 'Marketing Director',
    clientFeedback:
      'No jargon, no surprise invoices. Every Friday there was something we could look at and argue about, and by the launch there was nothing left to argue about.',
    rating: 5,
    isPublished: true,
    daysAgo: 77,
    email: 'joseph@bluegate.example',
  },
  {
    name: 'Anjali Deshpande',
    companyName: 'Kite & Compass Travel',
    position: 'Managing Partner',
    clientFeedback:
      'Good work on the mailings. I would have liked a little more push on social media in the quiet months.',
    rating: 3,
    isPublished: false,
    daysAgo: 96,
    email: 'anjali@kiteandcompass.example',
  },
] as const;

export const unusedLinkSamples = [
  { email: 'studio@papercrane.example', daysAgo: 1, revokedAfter: null },
  { email: 'hello@larkandlime.example', daysAgo: 6, revokedAfter: null },
  { email: 'office@oldmillbakery.example', daysAgo: 15, revokedAfter: 1 },
  { email: 'team@tidewater.example', daysAgo: 52, revokedAfter: null },
] as const;

export function sampleReviews(now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const link = (email: string, daysAgo: number) => ({
    id: uuidv7(),
    email,
    // The token is discarded: these links cannot be opened.
    tokenHash: hashToken(makeToken()),
    createdAt: ago(daysAgo),
    expiresAt: ago(daysAgo - LINK_DAYS),
  });
  const reviewRows: (typeof reviews.$inferInsert)[] = reviewSamples.map(({ daysAgo, email, ...review }) => ({
    ...review,
    id: uuidv7(),
    createdAt: ago(daysAgo),
  }));
  const linkRows: (typeof reviewLinks.$inferInsert)[] = [
    ...reviewSamples.map(({ email, daysAgo }) => ({ ...link(email, daysAgo + 3), usedAt: ago(daysAgo) })),
    ...unusedLinkSamples.map(({ email, daysAgo, revokedAfter }) => ({
      ...link(email, daysAgo),
      revokedAt: revokedAfter === null ? null : ago(daysAgo - revokedAfter),
    })),
  ];
  return { reviews: reviewRows, links: linkRows };
}
