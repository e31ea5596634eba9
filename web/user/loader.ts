import { tokenOf } from '#web/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/data/loader.ts';
import { OpenInvitationDocument } from './publicDocuments.ts';

/** The invitation of a link. */
export const invitationLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(OpenInvitationDocument, tokenOf(params.token));
