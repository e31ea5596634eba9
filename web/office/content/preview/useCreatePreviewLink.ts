import { previewStrings } from '#schema/preview.ts';
import type { PreviewLinkInput } from '#web/gql/graphql.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { CreatePreviewLinkDocument, PreviewLinksDocument } from './documents.ts';

/**
 * @returns a function that creates a link and resolves to its address, which is displayed only once; null after a
 *   failure, which a toast shows
 */
export function useCreatePreviewLink() {
  const [create, { loading }] = useCommand(CreatePreviewLinkDocument, {
    sentences: { done: previewStrings.created, failed: previewStrings.createFailed },
    // The address is a secret.
    fetchPolicy: 'no-cache',
    refetchQueries: [PreviewLinksDocument],
  });
  return {
    create: async (input: PreviewLinkInput) => (await create({ input })).data?.createPreviewLink.link ?? null,
    isBusy: loading,
  };
}
