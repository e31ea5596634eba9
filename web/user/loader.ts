import { tokenOf } from '#web/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/data/loader.ts';

/** The invitation of a link. */
export const invitationLoader = async ({ params, fetchQuery }: LoaderArgs) => {
  const { OpenInvitationDocument } = await import('./publicDocuments.ts');
  return fetchQuery(OpenInvitationDocument, tokenOf(params.token));
};
