import * as z from 'zod/mini';
import { email, line, optionalTruth, text } from './common.ts';
import { MAX_RATING } from './rating.ts';
import { FEEDBACK_MAX, reviewStrings } from './reviewStrings.ts';
import { serviceIds } from './services.ts';

// Pages that are only read say these without the rules, which come with the forms.
export { MAX_RATING } from './rating.ts';
export { consentWords, FEEDBACK_MAX, reviewStrings } from './reviewStrings.ts';

/** How many days a link can be used (contract, Review links). */
export const LINK_DAYS = 30;
/** How many times a client is reminded of a link at most. */
export const MAX_REMINDERS = 2;

const badRating = `Rating must be between 1 and ${MAX_RATING}`;

const rating = z.int(badRating).check(z.gte(1, badRating), z.lte(MAX_RATING, badRating));

/** A review as every door sends it (spec section 5, Review form). */
export const SubmitReviewInput = z.object({
  name: line(2, 120, 'Name must be at least 2 characters'),
  companyName: line(2, 120, 'Company name must be at least 2 characters'),
  position: line(2, 120, 'Position must be at least 2 characters'),
  clientFeedback: text(10, FEEDBACK_MAX, 'Feedback must be at least 10 characters'),
  rating,
  /** Whether the client agrees that it is published. */
  consent: optionalTruth,
});

/** The same as the form holds it: there the stars are a text, and at first none is chosen. */
export const ReviewForm = z.extend(SubmitReviewInput, {
  rating: z.pipe(z.pipe(z.unknown(), z.transform(Number)), rating),
  consent: z.pipe(
    z.unknown(),
    z.transform((value) => value === true || value === 'true'),
  ),
});

/** Whom a link is for (spec section 5, Other forms). */
export const IssueReviewLinkInput = z.object({
  email: email('Please enter a valid email address.'),
  sendMail: optionalTruth,
  messageId: z.nullish(z.guid(reviewStrings.noMessage)),
  itemId: z.nullish(z.guid(reviewStrings.noItem)),
  service: z.nullish(z.enum(serviceIds)),
});

/** What a review belongs to, as a form holds it: empty texts are none. */
export const ReviewTieForm = z.object({
  itemId: z.pipe(
    z.string(),
    z.transform((id) => id || null),
  ),
  service: z.pipe(
    z.union([z.literal(''), z.enum(serviceIds)]),
    z.transform((service) => service || null),
  ),
});

/** Whom a link is for, as the form of the generator holds it. */
export const IssueReviewLinkForm = z.extend(IssueReviewLinkInput, ReviewTieForm.shape);

/** How many reviews a page of all published ones has. */
export const REVIEWS_PAGE = 20;
/** How many reviews the embed shows: as many as nobody says otherwise, and at most. */
export const EMBED_REVIEWS = { some: 6, most: 12 } as const;
