import { tokenOf } from '#web/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/data/loader.ts';
import { PasswordResetOpenDocument } from './documents.ts';

/** Whether the link to choose a new password still works. */
export const passwordResetLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(PasswordResetOpenDocument, tokenOf(params.token));
