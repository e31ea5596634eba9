import { tokenOf } from '#web/shared/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { ReviewInvitationDocument, ReviewRemindersDocument, WithdrawableReviewDocument } from './publicDocuments.ts';

export const reviewInvitationLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(ReviewInvitationDocument, tokenOf(params.token));

export const reviewRemindersLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(ReviewRemindersDocument, tokenOf(params.token));

export const withdrawableReviewLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(WithdrawableReviewDocument, tokenOf(params.token));
