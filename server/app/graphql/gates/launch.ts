import type { Context } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';

/** Seconds after which a crawler may ask a closed site again. */
export const CLOSED_RETRY_AFTER = 3600;

/** Public root fields that visitors may use before the launch: the sign-in, and links that somebody was sent. */
const openFields = new Set([
  ...['Query.site', 'Mutation.signIn', 'Mutation.verifyCode', 'Mutation.resendCode'],
  ...['Mutation.requestPasswordReset', 'Query.passwordResetOpen', 'Mutation.resetPassword'],
  ...['Query.openInvitation', 'Mutation.acceptInvitation', 'Query.preview', 'Query.affiliatePage'],
  ...['Query.bookedCall', 'Query.freeTimes', 'Mutation.moveCall', 'Mutation.cancelCall'],
  ...['Query.reviewInvitation', 'Mutation.submitReview', 'Query.reviewReminders', 'Mutation.stopReviewReminders'],
  ...['Query.newsletterSubscription', 'Mutation.answerNewsletter'],
  ...['Query.withdrawableReview', 'Mutation.withdrawReview'],
]);

export const notLaunched = () => fail('NOT_LAUNCHED', undefined, { retryAfter: CLOSED_RETRY_AFTER });

/** Staff and holders of API tokens see the site before its launch. @throws NOT_LAUNCHED for everybody else */
export function refuseBeforeLaunch({ site, viewer, apiToken }: Context, field: string): void {
  if (!site.isLaunched && !viewer && !apiToken && !openFields.has(field)) throw notLaunched();
}
