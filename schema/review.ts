import * as z from 'zod/mini';
import { email, line, optionalTruth, text } from './common.ts';

/** What reviews and their links say (spec sections 2, 5 and 8). */
export const reviewSentences = {
  submitted: 'Review submitted successfully!',
  submitFailed: 'Failed to submit review.',
  faults: 'Please fix the errors below.',
  noToken: 'Review link is missing or invalid.',
  deadLink: 'This review link is invalid, expired, or has already been used.',
  issued: 'Review link generated successfully.',
  issueFailed: 'Failed to generate link.',
  copied: 'Link copied to clipboard!',
  copyFailed: 'The link could not be copied. Please select it and copy it by hand.',
  linksFailed: 'Failed to load review links.',
  revoked: 'Review link revoked.',
  revokeFailed: 'Failed to revoke link.',
  linkNotFound: 'Review link not found.',
  linkUsed: 'This link has already been used and cannot be revoked.',
  listFailed: 'Failed to load reviews.',
  published: 'Review published successfully.',
  unpublished: 'Review unpublished successfully.',
  publishFailed: 'Failed to update review.',
  removed: 'Review deleted successfully.',
  removeFailed: 'Failed to delete review',
  notFound: 'Review not found.',
} as const;

/** How many stars there are (spec section 9). */
export const MAX_RATING = 5;
/** How many days a link can be used (contract, Review links). */
export const LINK_DAYS = 30;
/** How long the feedback may be. */
export const FEEDBACK_MAX = 2000;

const badRating = `Rating must be between 1 and ${MAX_RATING}`;

const rating = z.int(badRating).check(z.gte(1, badRating), z.lte(MAX_RATING, badRating));

/** A review as every door sends it (spec section 5, Review form). */
export const SubmitReviewInput = z.object({
  name: line(2, 120, 'Name must be at least 2 characters'),
  companyName: line(2, 120, 'Company name must be at least 2 characters'),
  position: line(2, 120, 'Position must be at least 2 characters'),
  clientFeedback: text(10, FEEDBACK_MAX, 'Feedback must be at least 10 characters'),
  rating,
});

/** The same as the form holds it: there the stars are a text, and at first none is chosen. */
export const ReviewForm = z.extend(SubmitReviewInput, {
  rating: z.pipe(z.pipe(z.unknown(), z.transform(Number)), rating),
});

/** Whom a link is for (spec section 5, Other forms). */
export const IssueReviewLinkInput = z.object({
  email: email('Please enter a valid email address.'),
  sendMail: optionalTruth,
});
