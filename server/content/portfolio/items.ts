import { readerOf } from '#server/content/kind/reader.ts';
import type { Read } from '#server/content/markdown/textColumns.ts';
import type { Connection } from '#server/platform/database/page.ts';
import { filterOf } from './itemFilter.ts';
import { portfolio } from './kind.ts';
import type { PortfolioItemRow } from './table.ts';

export type PortfolioItemList = Connection<Read<PortfolioItemRow>>;

export const items = readerOf(portfolio, filterOf);
