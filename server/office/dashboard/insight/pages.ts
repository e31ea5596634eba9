import { sql } from 'drizzle-orm';
import { MOST_ROWS } from '#schema/insight.ts';
import { messages } from '#server/clients/message/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { pages as ownPages } from '#server/content/page/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { paths } from '#web/shared/paths.ts';
import { type FigureRow, figuresOf, type InsightRequest, order, type Table, tableOf } from './breakdowns.ts';
import { readByName } from './months.ts';
import { cameIn, type Source } from './totals.ts';

export type PageTables = { pages: Table; posts: Table; items: Table };

type PageFigureRow = FigureRow & {
  kind: 'post' | 'item' | null;
  place: string;
  placeOfKind: string;
  allOfKind: string;
};

export const pagesOfMessage = sql`(
  select ${messages.firstPage} as page where ${messages.firstPage} is not null
  union select ${messages.sentFrom} where ${messages.sentFrom} is not null)`;

/** One statement for all three tables. @param seesDrafts as readInsights */
export async function readByPage(source: Source, request: InsightRequest, seesDrafts: boolean): Promise<PageTables> {
  const from = sql`from ${messages}, lateral ${pagesOfMessage} as pages where ${cameIn(source, request.period)}`;
  const { rows } = await readByName(source, 'page', request.period, (tx, visits) =>
    tx.execute<PageFigureRow>(sql`
    with ${figuresOf(visits, { name: sql`page`, from })}, titled as (
      select figures.*, case when ${seesDrafts} or coalesce(post.is_published, item.is_published, own.is_published)
          then coalesce(post.title, item.title, own.title) end as title,
        case when post.id is not null then 'post' when item.id is not null then 'item' end as kind
      from figures
      left join ${blogPosts} as post on post.slug = substr(figures.name, ${paths.blogPost('').length + 1}::int)
        and starts_with(figures.name, ${paths.blogPost('')})
      left join ${portfolioItems} as item on item.slug = substr(figures.name, ${paths.portfolioItem('').length + 1}::int)
        and starts_with(figures.name, ${paths.portfolioItem('')})
      left join ${ownPages} as own on own.slug = substr(figures.name, ${paths.page('').length + 1}::int)
    ), placed as (
      select *, row_number() over (order by ${order}) as place, count(*) over () as all,
        row_number() over (partition by kind order by ${order}) as "placeOfKind",
        count(*) over (partition by kind) as "allOfKind"
      from titled
    )
    select * from placed where place <= ${MOST_ROWS} or (kind is not null and "placeOfKind" <= ${MOST_ROWS})
    order by place`),
  );
  const isCounted = await request.isCounted();
  const ofKind = (wantedKind: PageFigureRow['kind']) =>
    rows
      .filter(({ kind, placeOfKind }) => kind === wantedKind && Number(placeOfKind) <= MOST_ROWS)
      .map((row) => ({ ...row, all: row.allOfKind }));
  return {
    pages: tableOf(
      rows.filter(({ place }) => Number(place) <= MOST_ROWS),
      isCounted,
    ),
    posts: tableOf(ofKind('post'), isCounted),
    items: tableOf(ofKind('item'), isCounted),
  };
}
