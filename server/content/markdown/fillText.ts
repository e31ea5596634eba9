import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Services } from '#server/platform/context.ts';
import { RENDERER_VERSION } from './rendered.ts';

const BATCH = 20;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type TextTable = PgTable & { id: PgColumn; body: PgColumn; rendererVersion: PgColumn };

/** Fills row by row, so that requests are served in between. @param signal stops early; the next run continues */
export async function fillText<Table extends TextTable>(
  { db }: Pick<Services, 'db'>,
  table: Table,
  derive: (body: string) => Promise<PgUpdateSetSource<Table>>,
  signal: AbortSignal,
): Promise<void> {
  const isStale = sql`${table.rendererVersion} is distinct from ${RENDERER_VERSION}`;
  for (let after = FIRST_ID; ; ) {
    const rows = await db
      .select({ id: sql<string>`${table.id}`, body: sql<string>`${table.body}` })
      .from(table as PgTable)
      .where(and(isStale, gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(BATCH);
    for (const { id, body } of rows) {
      if (signal.aborted) return;
      const isSame = and(eq(table.id, id), eq(table.body, body), isStale);
      await db
        .update(table)
        .set(await derive(body))
        .where(isSame);
      after = id;
    }
    if (rows.length < BATCH) return;
  }
}
