import { tokenOf } from '#web/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/data/loader.ts';

/** What a preview link shows. */
export const previewLoader = async ({ params, fetchQuery }: LoaderArgs) => {
  const { PreviewPageDocument } = await import('./publicDocuments.ts');
  return fetchQuery(PreviewPageDocument, tokenOf(params.token));
};
