import { and, between, eq, inArray, sql } from 'drizzle-orm';
import { RECENT_DAYS } from '#schema/insight.ts';
import { messages } from '#server/clients/message/table.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { visitFigures } from '#server/platform/visit/table.ts';
import { pagesOfMessage } from './pages.ts';
import { lastDays, todayOf } from './period.ts';
import { cameIn } from './totals.ts';

export type RecentFigures = { views: number | null; enquiries: number };
type RecentRow = { path: string; views: string | null; enquiries: string | null; days: string };

/** The last RECENT_DAYS days; one statement for a list. */
const readAll = batched<RecentFigures>(async (context, paths) => {
  const { db, settings } = context;
  const period = lastDays(RECENT_DAYS, todayOf(context));
  const { dimension, day, name, views } = visitFigures;
  const inPeriod = between(day, period.from, period.to);
  const pathList = sql.join(
    paths.map((path) => sql`${path}`),
    sql`, `,
  );
  const { rows } = await db.execute<RecentRow>(sql`
    with viewed as (
      select ${name} as path, sum(${views}) as views from ${visitFigures}
      where ${and(eq(dimension, 'page'), inArray(name, paths), inPeriod)} group by ${name}
    ), came as (
      select page as path, count(*) as enquiries from ${messages}, lateral ${pagesOfMessage} as pages
      where ${cameIn(context, period)} and page in (${pathList}) group by page
    )
    select path, views, enquiries,
      (select count(*) from ${visitFigures} where ${and(eq(dimension, 'total'), inPeriod)}) as days
    from unnest(array[${pathList}]::text[]) as asked (path) left join viewed using (path) left join came using (path)`);
  return rows.map(({ path, views, enquiries, days }) => {
    const isCounted = settings.ANALYTICS || Number(days) > 0;
    return [path, { views: isCounted ? Number(views ?? 0) : null, enquiries: Number(enquiries ?? 0) }];
  });
});

export const readRecent = async (context: Context, path: string): Promise<RecentFigures> =>
  (await readAll(context, path)) ?? { views: null, enquiries: 0 };
