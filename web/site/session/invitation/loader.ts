import { tokenOf } from '#web/shared/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { OpenInvitationDocument } from './publicDocuments.ts';

export const invitationLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(OpenInvitationDocument, tokenOf(params.token));
