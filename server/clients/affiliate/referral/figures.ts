import { sql } from 'drizzle-orm';
import { dayOf, startOfDay } from '#schema/officeTime.ts';
import { AFFILIATE_MONTHS } from '#schema/referralStrings.ts';
import { messages } from '#server/clients/message/table.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { visitFigures } from '#server/platform/visit/table.ts';

export type Figures = { visits: number; enquiries: number; won: number; wonValue: number };
export type Month = { month: string; figures: Figures };

const noFigures: Figures = { visits: 0, enquiries: 0, won: 0, wonValue: 0 };

type FigureRow = Record<keyof Figures, string>;
const figuresOf = ({ visits, enquiries, won, wonValue }: FigureRow): Figures => ({
  ...{ visits: Number(visits), enquiries: Number(enquiries) },
  ...{ won: Number(won), wonValue: Number(wonValue) },
});

const readAll = batched<Figures>(async ({ db }, ids) => {
  const { rows } = await db.execute<FigureRow & { id: string }>(sql`
    select asked.id, coalesce(enquired.enquiries, 0) as enquiries, coalesce(enquired.won, 0) as won,
      coalesce(enquired."wonValue", 0) as "wonValue",
      (select coalesce(sum(${visitFigures.visitors}), 0) from ${visitFigures}
        where ${visitFigures.dimension} = 'affiliate' and ${visitFigures.name} = asked.id::text) as visits
    from unnest(${sql.param(ids)}::uuid[]) as asked(id) left join (
      select ${messages.affiliateId} as id, count(*) as enquiries, count(*) filter (where ${messages.stage} = 'WON') as won,
        coalesce(sum(${messages.value}) filter (where ${messages.stage} = 'WON'), 0) as "wonValue"
      from ${messages} where ${messages.affiliateId} = any(${sql.param(ids)}::uuid[]) and not ${messages.isSpam}
      group by ${messages.affiliateId}
    ) as enquired on enquired.id = asked.id`);
  return rows.map((row) => [row.id, figuresOf(row)]);
});

/** Since the link was made; batched. */
export const readFigures = async (context: Context, id: string): Promise<Figures> =>
  (await readAll(context, id)) ?? noFigures;

/** Figures per month, latest first: visits and messages by arrival, won ones by the month of winning. */
export async function readMonths({ db, now, site: { timeZone } }: Context, id: string): Promise<Month[]> {
  const months = monthsUntil(dayOf(now(), timeZone).slice(0, 7));
  const first = `${months.at(-1)}-01`;
  const begins = months.map((month) => startOfDay(`${month}-01`, timeZone)).reverse();
  const startOfFirst = begins[0] as Date;
  const moments = sql.join(
    begins.map((begin) => sql`${sql.param(begin, messages.createdAt)}::timestamptz`),
    sql`, `,
  );
  const names = sql.param(months.toReversed());
  const monthOf = (moment: unknown) => sql`(${names}::text[])[width_bucket(${moment}, array[${moments}])]`;
  const isOfAffiliate = sql`${messages.affiliateId} = ${id} and not ${messages.isSpam}`;
  const wonAt = sql`coalesce(${messages.stageChangedAt}, ${messages.createdAt})`;
  const { rows } = await db.execute<FigureRow & { month: string }>(sql`
    select month, sum(visits) as visits, sum(enquiries) as enquiries, sum(won) as won, sum(value) as "wonValue" from (
      select to_char(${visitFigures.day}, 'YYYY-MM') as month, ${visitFigures.visitors} as visits,
        0 as enquiries, 0 as won, 0 as value
      from ${visitFigures} where ${visitFigures.dimension} = 'affiliate' and ${visitFigures.name} = ${id}
        and ${visitFigures.day} >= ${first}
      union all
      select ${monthOf(messages.createdAt)}, 0, 1, 0, 0 from ${messages} where ${isOfAffiliate} and ${messages.createdAt} >= ${startOfFirst}
      union all
      select ${monthOf(wonAt)}, 0, 0, 1, coalesce(${messages.value}, 0) from ${messages}
      where ${isOfAffiliate} and ${messages.stage} = 'WON' and ${wonAt} >= ${startOfFirst}
    ) as counted group by month`);
  const figuresByMonth = new Map(rows.map((row) => [row.month, figuresOf(row)]));
  return months.map((month) => ({ month, figures: figuresByMonth.get(month) ?? noFigures }));
}

function monthsUntil(last: string): string[] {
  const [year, month] = last.split('-').map(Number) as [number, number];
  return Array.from({ length: AFFILIATE_MONTHS }, (_, monthsAgo) =>
    new Date(Date.UTC(year, month - 1 - monthsAgo, 1)).toISOString().slice(0, 7),
  );
}
