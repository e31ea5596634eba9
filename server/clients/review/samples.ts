import { v7 as uuidv7 } from 'uuid';
import { DAY_MS } from '#schema/durations.ts';
import { LINK_DAYS } from '#schema/review.ts';
import type { ServiceId } from '#schema/services.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import { sampleItemId, sampleReviewId } from '#server/platform/crypto/sampleId.ts';
import type { reviewLinks, reviews } from './table.ts';
import type { reviewTies } from './tie/table.ts';

type ReviewSample = {
  readonly name: string;
  readonly companyName: string;
  readonly position: string;
  readonly clientFeedback: string;
  readonly rating: number;
  readonly isPublished: boolean;
  readonly daysAgo: number;
  readonly email: string;
  readonly service?: ServiceId;
  /** Slug of the portfolio item that it is about. */
  readonly item?: string;
};

/** Fictional; days before the first start. */
export const reviewSamples: readonly ReviewSample[] = [
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
    service: 'PPC',
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
    service: 'PPC',
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
    service: 'WEBDEV',
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
    service: 'CONTENT',
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
  {
    name: 'Nandini Kulkarni',
    companyName: 'Sahyadri Physiotherapy',
    position: 'Founder',
    clientFeedback:
      'I was told to spend less and did not believe it. The third clinic is open, and the circle on the map hangs in my office.',
    rating: 5,
    isPublished: true,
    daysAgo: 30,
    email: 'nandini@sahyadriphysio.example',
    service: 'PPC',
    item: 'physiotherapy-clinic-bookings',
  },
  {
    name: 'Raghav Iyer',
    companyName: 'Taana Handlooms',
    position: 'Managing Director',
    clientFeedback:
      'They opened our shop on the cheapest phone in the room and waited, without a word, for nineteen seconds. Nobody had to explain the problem to us after that. What came back four months later loads before I can look up, kept every address, and puts our weavers’ names where customers see them first. Two of them have had visitors from abroad since.',
    rating: 5,
    isPublished: true,
    daysAgo: 62,
    email: 'raghav@taana.example',
    service: 'WEBDEV',
    item: 'handloom-shop-rebuild',
  },
  {
    name: 'Snehal Sawant',
    companyName: 'Konkan Orchards',
    position: 'Chairperson',
    clientFeedback: 'Our customers now ask when it will rain. Then they order.',
    rating: 5,
    isPublished: true,
    daysAgo: 118,
    email: 'snehal@konkanorchards.example',
    service: 'EMAIL',
    item: 'harvest-newsletter',
  },
  {
    name: 'Maria D’Souza',
    companyName: 'Lakeside School',
    position: 'Principal',
    clientFeedback:
      'Three days beside our telephone taught them more than our brochure of ten years. The office has its mornings back.',
    rating: 4,
    isPublished: true,
    daysAgo: 170,
    email: 'principal@lakesideschool.example',
    service: 'CONTENT',
    item: 'school-admissions-guide',
  },
  {
    name: 'Imran Shaikh',
    companyName: 'Surya Roofs',
    position: 'Head of Sales',
    clientFeedback:
      'Fewer leads was a hard sentence to bring to my board. A third more roofs was an easy one. The rules of the programme fit on a page, and partners stay because they are paid on time.',
    rating: 5,
    isPublished: true,
    daysAgo: 221,
    email: 'imran@suryaroofs.example',
    service: 'AFFILIATE',
    item: 'solar-roof-partners',
  },
  {
    name: 'Tenzin Lhamo',
    companyName: 'Deccan City Marathon',
    position: 'Race Director',
    clientFeedback:
      'One line, and the whole city knew which way to run. On the day itself they were faster than our own timing.',
    rating: 5,
    isPublished: true,
    daysAgo: 296,
    email: 'tenzin@deccanmarathon.example',
    service: 'SOCIAL',
    item: 'city-marathon-identity',
  },
];

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
  const reviewRows: (typeof reviews.$inferInsert)[] = reviewSamples.map(
    ({ daysAgo, email, service: _, item: __, ...review }) => ({
      ...review,
      id: sampleReviewId(email),
      createdAt: ago(daysAgo),
    }),
  );
  const tieRows: (typeof reviewTies.$inferInsert)[] = reviewSamples.flatMap(({ email, daysAgo, service, item }) =>
    service
      ? [
          {
            ...{ id: uuidv7(), reviewId: sampleReviewId(email), createdAt: ago(daysAgo), service },
            itemId: item ? sampleItemId(item) : null,
          },
        ]
      : [],
  );
  const linkRows: (typeof reviewLinks.$inferInsert)[] = [
    ...reviewSamples.map(({ email, daysAgo }) => ({ ...link(email, daysAgo + 3), usedAt: ago(daysAgo) })),
    ...unusedLinkSamples.map(({ email, daysAgo, revokedAfter }) => ({
      ...link(email, daysAgo),
      revokedAt: revokedAfter === null ? null : ago(daysAgo - revokedAfter),
    })),
  ];
  return { reviews: reviewRows, links: linkRows, ties: tieRows };
}
