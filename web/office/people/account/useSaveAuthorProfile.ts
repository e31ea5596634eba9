import { authorStrings } from '#schema/authorStrings.ts';
import type { AuthorProfileInput } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import type { Send } from '#web/shared/forms/usePictureUpload.ts';
import { AuthorProfileFragment, SaveAuthorProfileDocument } from './documents.ts';

/** @returns a function that saves the viewer's author page, with a picture if there is one */
export function useSaveAuthorProfile(): Send<AuthorProfileInput> {
  const [save] = useCommand(SaveAuthorProfileDocument, {
    sentences: { done: authorStrings.saved, failed: authorStrings.saveFailed },
  });
  return async (input, upload) =>
    mapOutcome(await save({ input }, { context: { fetchOptions: upload } }), (data) =>
      readFragment(AuthorProfileFragment, data.saveAuthorProfile),
    );
}
