import { tokenOf } from '#web/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/data/loader.ts';

/** Whether the link to choose a new password still works. */
export const passwordResetLoader = async ({ params, fetchQuery }: LoaderArgs) => {
  const { PasswordResetOpenDocument } = await import('./documents.ts');
  return fetchQuery(PasswordResetOpenDocument, tokenOf(params.token));
};
