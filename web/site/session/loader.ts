import { tokenOf } from '#web/shared/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { PasswordResetOpenDocument } from '#web/shared/session/documents.ts';

export const passwordResetLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(PasswordResetOpenDocument, tokenOf(params.token));
