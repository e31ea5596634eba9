import { count, sql } from 'drizzle-orm';
import { messages } from '#server/clients/message/table.ts';
import type { Period } from './period.ts';
import { cameIn, type PeriodFigures, type Source } from './totals.ts';

export type Path = Omit<PeriodFigures, 'from' | 'to' | 'views'> & {
  enquiryRate: number | null;
  wonRate: number | null;
};

const isWon = sql`${messages.stage} = 'WON'`;
export const outcome = {
  enquiries: count().as('enquiries'),
  won: sql<number>`count(*) filter (where ${isWon})`.as('won'),
  value: sql<number>`coalesce(sum(${messages.value}) filter (where ${isWon}), 0)`.as('value'),
};

/** @param visitors null when visits were not counted */
export async function readPath(source: Source, period: Period, visitors: number | null): Promise<Path> {
  const [row] = await source.db.select(outcome).from(messages).where(cameIn(source, period));
  const { enquiries, won, value } = { enquiries: 0, won: 0, value: 0, ...row };
  const figures = { visitors, enquiries: Number(enquiries), won: Number(won), value: Number(value) };
  return {
    ...figures,
    enquiryRate: visitors ? figures.enquiries / visitors : null,
    wonRate: figures.enquiries ? figures.won / figures.enquiries : null,
  };
}
