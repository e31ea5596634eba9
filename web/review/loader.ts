import { tokenOf } from '#web/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/data/loader.ts';
import { pageIn } from './pageParam.ts';

/** Whether the link to leave a review still works. */
export const reviewInvitationLoader = async ({ params, fetchQuery }: LoaderArgs) => {
  const { ReviewInvitationDocument } = await import('./publicDocuments.ts');
  return fetchQuery(ReviewInvitationDocument, tokenOf(params.token));
};

/** Whether the client of a link may still be reminded. */
export const reviewRemindersLoader = async ({ params, fetchQuery }: LoaderArgs) => {
  const { ReviewRemindersDocument } = await import('./publicDocuments.ts');
  return fetchQuery(ReviewRemindersDocument, tokenOf(params.token));
};

/** The review that its client can withdraw. */
export const withdrawableReviewLoader = async ({ params, fetchQuery }: LoaderArgs) => {
  const { WithdrawableReviewDocument } = await import('./publicDocuments.ts');
  return fetchQuery(WithdrawableReviewDocument, tokenOf(params.token));
};

/** A page of all published reviews. */
export const reviewsLoader = async ({ search, fetchQuery }: LoaderArgs) => {
  const { ReviewsPageDocument } = await import('./publicDocuments.ts');
  return fetchQuery(ReviewsPageDocument, { page: pageIn(search) });
};
