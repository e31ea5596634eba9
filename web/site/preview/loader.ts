import { tokenOf } from '#web/shared/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { preloadSections } from '#web/site/content/page/loader.ts';
import { PreviewPageDocument } from './publicDocuments.ts';

export async function previewLoader({ params, fetchQuery }: LoaderArgs) {
  const data = await fetchQuery(PreviewPageDocument, tokenOf(params.token));
  if (data.preview?.page) await preloadSections(data.preview.page);
  return data;
}
