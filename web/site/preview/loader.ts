import { tokenOf } from '#web/shared/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { PreviewPageDocument } from './publicDocuments.ts';

export const previewLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(PreviewPageDocument, tokenOf(params.token));
