import { authorStrings } from '#schema/authorStrings.ts';
import { mapOutcome, useCommand } from '#web/data/useCommand.ts';
import type { Send } from '#web/forms/usePictureUpload.ts';
import type { AuthorProfileInput } from '#web/gql/graphql.ts';
import { SaveAuthorProfileDocument } from './documents.ts';

/** @returns saves one's own author page, with a picture if there is one */
export function useSaveAuthorProfile(): Send<AuthorProfileInput> {
  const [save] = useCommand(SaveAuthorProfileDocument, {
    sentences: { done: authorStrings.saved, failed: authorStrings.saveFailed },
  });
  return async (input, upload) =>
    mapOutcome(await save({ input }, { context: { fetchOptions: upload } }), (data) => data.saveAuthorProfile);
}
