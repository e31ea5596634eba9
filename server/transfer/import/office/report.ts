import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import { MOST_SKIPPED } from '#schema/import.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { type Connection, cursorOf, pageSizeOf, readCursor } from '#server/platform/database/page.ts';
import type { ImportReport, ReportLine } from '#server/transfer/import/report.ts';
import { imports } from '#server/transfer/import/table.ts';
import type { OfficeImport } from './imports.ts';

export type OfficeReport = Pick<ImportReport, 'format' | 'counts' | 'skipped'> & {
  skippedCount: number;
  lossCount: number;
};
type Line = ReportLine & { place: number };
export type LineList = Connection<Omit<Line, 'place'>>;
type LineArgs = { first?: number | null; after?: string | null; onlyLosses?: boolean | null };

const entries = sql`jsonb_array_elements(${imports.report} -> 'lines') with ordinality as entries (entry, place)`;
const isLossy = sql`jsonb_array_length(entry -> 'losses') > 0`;

/** @returns reports by import id; null when the file has not been read yet */
export const readReport = batched<OfficeReport>(async ({ db }, ids) => {
  const rows = await db
    .select({
      id: imports.id,
      report: sql<Pick<ImportReport, 'format' | 'counts'>>`${imports.report} - 'lines' - 'skipped'`,
      skipped: sql<
        ImportReport['skipped']
      >`jsonb_path_query_array(${imports.report}, ${`$.skipped[0 to ${MOST_SKIPPED - 1}]`}::jsonpath)`,
      skippedCount: sql<number>`jsonb_array_length(${imports.report} -> 'skipped')`,
      lossCount: sql`(select count(*) from ${entries} where ${isLossy})`.mapWith(Number),
    })
    .from(imports)
    .where(and(inArray(imports.id, ids), isNotNull(imports.report)));
  return rows.map(({ id, report: { format, counts }, ...counters }) => [id, { format, counts, ...counters }]);
});

/** @throws BAD_USER_INPUT for a page size outside 1 to 200, and for an invalid cursor */
export async function listLines(
  { db }: Context,
  { id }: OfficeImport,
  { first, after, onlyLosses }: LineArgs,
): Promise<LineList> {
  const size = pageSizeOf('first', first ?? 50);
  const [last = 0] = after ? readCursor(after, [imports.done]) : [];
  const matchesFilter = onlyLosses ? isLossy : sql`true`;
  const { rows } = await db.execute<{ entry: ReportLine; place: string }>(sql`select entry, place
    from ${imports}, ${entries} where ${imports.id} = ${id} and ${matchesFilter} and place > ${last}
    order by place limit ${size + 1}`);
  const nodes = rows.slice(0, size).map(({ entry, place }): Line => ({ ...entry, place: Number(place) }));
  const cursorAt = (node: Line | undefined) => (node ? cursorOf([node.place]) : null);
  return {
    nodes,
    edges: () => nodes.map((node) => ({ cursor: cursorOf([node.place]), node })),
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: Boolean(after),
      startCursor: () => cursorAt(nodes[0]),
      endCursor: () => cursorAt(nodes.at(-1)),
    },
    async totalCount() {
      const result = await db.execute<{ total: string }>(
        sql`select count(*) as total from ${imports}, ${entries} where ${imports.id} = ${id} and ${matchesFilter}`,
      );
      return Number(result.rows[0]?.total ?? 0);
    },
  };
}
