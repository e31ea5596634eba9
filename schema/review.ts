import * as z from 'zod/mini';
import { email, nameLine, optionalTruth, text } from './common.ts';
import { MAX_RATING } from './rating.ts';
import { FEEDBACK_MAX, reviewStrings } from './reviewStrings.ts';
import { serviceIds } from './services.ts';

// Public pages import the strings without the validation rules, which load with the forms.
export { MAX_RATING } from './rating.ts';
export { consentWords, FEEDBACK_MAX, reviewStrings } from './reviewStrings.ts';

/** Contract, Review links. */
export const LINK_DAYS = 30;
export const MAX_REMINDERS = 2;

export const badRating = `Rating must be between 1 and ${MAX_RATING}`;

const rating = z.int(badRating).check(z.gte(1, badRating), z.lte(MAX_RATING, badRating));

/** Spec section 5, Review form. */
export const SubmitReviewInput = z.object({
  name: nameLine(2, 120, 'Name must be at least 2 characters'),
  companyName: nameLine(2, 120, 'Company name must be at least 2 characters'),
  position: nameLine(2, 120, 'Position must be at least 2 characters'),
  clientFeedback: text(10, FEEDBACK_MAX, 'Feedback must be at least 10 characters'),
  rating,
  consent: optionalTruth,
});

/** The values of the form: stars are a text, and none are chosen at first. */
export const ReviewForm = z.extend(SubmitReviewInput, {
  rating: z.pipe(z.pipe(z.unknown(), z.transform(Number)), rating),
  consent: z.pipe(
    z.unknown(),
    z.transform((value) => value === true || value === 'true'),
  ),
});

/** Spec section 5, Other forms. */
export const IssueReviewLinkInput = z.object({
  email: email('Please enter a valid email address.'),
  sendMail: optionalTruth,
  messageId: z.nullish(z.guid(reviewStrings.noMessage)),
  itemId: z.nullish(z.guid(reviewStrings.noItem)),
  service: z.nullish(z.enum(serviceIds)),
});

/** The values of the form; empty texts mean none. */
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

/** The values of the form that issues links. */
export const IssueReviewLinkForm = z.extend(IssueReviewLinkInput, ReviewTieForm.shape);

/** Reviews on a numbered page. */
export const REVIEWS_PAGE = 20;
/** Reviews in the embed: default and maximum. */
export const EMBED_REVIEWS = { some: 6, most: 12 } as const;
