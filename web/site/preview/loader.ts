import { tokenOf } from '#web/shared/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { preloadPage } from '#web/site/content/page/loader.ts';
import { PreviewPageDocument } from './publicDocuments.ts';

export async function previewLoader({ params, fetchQuery }: LoaderArgs) {
  const data = await fetchQuery(PreviewPageDocument, tokenOf(params.token));
  const isLanding = data.preview?.page ? (await preloadPage(data.preview.page)).isLanding : false;
  return { ...data, isLanding };
}
