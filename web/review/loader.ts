import { tokenOf } from '#web/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/data/loader.ts';

/** Whether the link to leave a review still works. */
export const reviewInvitationLoader = async ({ params, fetchQuery }: LoaderArgs) => {
  const { ReviewInvitationDocument } = await import('./publicDocuments.ts');
  return fetchQuery(ReviewInvitationDocument, tokenOf(params.token));
};
