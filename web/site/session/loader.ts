import { tokenOf } from '#web/shared/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { PasswordResetOpenDocument } from '#web/shared/session/documents.ts';

/** Whether the link to choose a new password still works. */
export const passwordResetLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(PasswordResetOpenDocument, tokenOf(params.token));
