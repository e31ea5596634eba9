import type { CsvName } from '#schema/csvStrings.ts';
import { clientLists } from './clientLists.ts';
import { contentLists } from './contentLists.ts';
import type { CsvList } from './csvList.ts';
import { insightLists } from './insightLists.ts';
import { operationLists } from './operationLists.ts';

/** Lists that can be downloaded as CSV (docs/product.md, Files of lists). They contain no secret. */
export const csvLists: Record<CsvName, CsvList> = {
  ...clientLists,
  ...contentLists,
  ...operationLists,
  ...insightLists,
};
