import { and, eq, type SQL } from 'drizzle-orm';
import type { PageLayout } from '#schema/page.ts';
import type { Site } from '#schema/site.ts';
import { hasLanguage } from '#server/content/kind/language.ts';
import { readerOf } from '#server/content/kind/reader.ts';
import type { Connection } from '#server/platform/database/page.ts';
import { containing } from '#server/platform/database/search.ts';
import { page } from './kind.ts';
import { type ReadPage, pages as table } from './table.ts';

export type PageRowList = Connection<ReadPage>;

/** Omitted or blank values do not filter. */
type PageFilter = { search?: string | null; layout?: PageLayout | null; language?: string | null };

const filterOf = ({ search, layout, language }: PageFilter, site: Site): SQL | undefined =>
  and(
    containing([table.title, table.body], search),
    layout ? eq(table.layout, layout) : undefined,
    hasLanguage({ table }, language, site),
  );

export const pages = readerOf(page, filterOf);

/** Fields of a page that need its sections. */
export const textFields: ReadonlySet<string> = new Set(['sections', 'storedSections', 'excerpt']);
