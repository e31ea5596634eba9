import { tokenOf } from '#web/shared/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { ReviewInvitationDocument, ReviewRemindersDocument, WithdrawableReviewDocument } from './publicDocuments.ts';

/** Whether the review link is valid. */
export const reviewInvitationLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(ReviewInvitationDocument, tokenOf(params.token));

/** Whether the client may still be reminded. */
export const reviewRemindersLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(ReviewRemindersDocument, tokenOf(params.token));

/** The review that a client can withdraw. */
export const withdrawableReviewLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(WithdrawableReviewDocument, tokenOf(params.token));
