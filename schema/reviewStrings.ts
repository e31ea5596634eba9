/** Spec sections 2, 5 and 8. */
export const reviewStrings = {
  submitted: 'Review submitted successfully!',
  /** Stays on the page that follows. */
  isWithUs: 'Thank you, your review is with us. We read every one of them.',
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
  noItem: 'This project does not exist any more.',
  tied: 'It is shown there now, while it is published.',
  tieFailed: 'Failed to say what the review belongs to.',
  noPage: 'There is no such page of reviews.',
  embedCopied: 'Code copied to clipboard!',
  embedCopyFailed: 'The code could not be copied. Please select it and copy it by hand.',
  noMessage: 'This enquiry does not exist any more.',
  deadOptOut: 'This link is invalid, or too old. Nobody is reminded of a review for longer than 30 days.',
  optOutFailed: 'The reminders could not be stopped. Please try again.',
  optedOut: 'You will get no more reminders.',
  deadWithdrawal: 'This link is invalid, or the review has been deleted.',
  withdrawn: 'Your review has been withdrawn.',
  withdrawFailed: 'The review could not be withdrawn. Please try again.',
  isWithdrawn: 'The client has withdrawn this review. It cannot be published.',
} as const;

/** Characters. */
export const FEEDBACK_MAX = 2000;

/** @returns the wording of the consent to publication, as shown in the form and stored by the server */
export const consentWords = (brand: string) =>
  `I agree that ${brand} may publish this review, with my name, position and company.`;
