import { tokenOf } from '#web/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/data/loader.ts';
import { PreviewPageDocument } from './publicDocuments.ts';

/** What a preview link shows. */
export const previewLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(PreviewPageDocument, tokenOf(params.token));
