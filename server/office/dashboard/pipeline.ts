import { and, count, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type MessageStage, messageStages } from '#schema/desk.ts';
import { type Day, dayOf, startOfDay } from '#schema/officeTime.ts';
import { messages } from '#server/clients/message/table.ts';
import type { Context } from '#server/platform/context.ts';

/** Including the current month. */
const MONTHS = 12;

type Source = Pick<Context, 'db' | 'now' | 'site'>;
type StageFigure = { stage: MessageStage; count: number; value: number };
type MonthFigure = { month: string; count: number; value: number };
type Medians = { medianFirstReply: number | null; medianFirstReplyBefore: number | null };
export type PipelineFigures = {
  stages: () => Promise<StageFigure[]>;
  medianFirstReply: () => Promise<number | null>;
  medianFirstReplyBefore: () => Promise<number | null>;
  wonPerMonth: () => Promise<MonthFigure[]>;
};

const isMessage = eq(messages.isSpam, false);
const value = sql<number>`coalesce(sum(${messages.value}), 0)`.mapWith(Number);

export function readPipeline(context: Source): PipelineFigures {
  let medians: Promise<Medians> | undefined;
  const readBoth = () => {
    medians ??= readMedians(context);
    return medians;
  };
  return {
    stages: () => readStages(context),
    medianFirstReply: async () => (await readBoth()).medianFirstReply,
    medianFirstReplyBefore: async () => (await readBoth()).medianFirstReplyBefore,
    wonPerMonth: () => readWon(context),
  };
}

async function readStages({ db }: Source): Promise<StageFigure[]> {
  const rows = await db
    .select({ stage: messages.stage, count: count(), value })
    .from(messages)
    .where(isMessage)
    .groupBy(messages.stage);
  return messageStages.map((stage) => rows.find((row) => row.stage === stage) ?? { stage, count: 0, value: 0 });
}

async function readMedians({ db, now, site: { timeZone } }: Source): Promise<Medians> {
  const begins = lastMonths(dayOf(now(), timeZone), 2).map((month) => sqlOf(beginOf(month, timeZone)));
  const [before, begin] = begins as [SQL, SQL];
  // Not negative, even if the clock was set back in between.
  const minutes = sql`greatest(extract(epoch from ${messages.firstReplyAt} - ${messages.createdAt}) / 60, 0)`;
  const median = (condition: SQL) =>
    sql<
      number | null
    >`round(percentile_cont(0.5) within group (order by ${minutes}) filter (where ${condition}))`.mapWith(Number);
  const [row] = await db
    .select({
      medianFirstReply: median(sql`${messages.createdAt} >= ${begin}`),
      medianFirstReplyBefore: median(sql`${messages.createdAt} < ${begin}`),
    })
    .from(messages)
    .where(and(isMessage, isNotNull(messages.firstReplyAt), sql`${messages.createdAt} >= ${before}`));
  return row as Medians;
}

async function readWon({ db, now, site: { timeZone } }: Source): Promise<MonthFigure[]> {
  const months = lastMonths(dayOf(now(), timeZone), MONTHS);
  const moments = months.map((month) => beginOf(month, timeZone));
  const begins = sql.join(moments.map(sqlOf), sql`, `);
  const rows = await db
    .select({ bucket: sql<number>`width_bucket(${messages.stageChangedAt}, array[${begins}])`, count: count(), value })
    .from(messages)
    .where(and(isMessage, eq(messages.stage, 'WON'), gte(messages.stageChangedAt, moments[0] as Date)))
    .groupBy(sql`1`);
  const byBucket = new Map(rows.map((row) => [row.bucket, row]));
  return months.map((month, index) => {
    const { count = 0, value = 0 } = byBucket.get(index + 1) ?? {};
    return { month, count, value };
  });
}

const beginOf = (month: string, zone: string) => startOfDay(`${month}-01`, zone);
const sqlOf = (moment: Date) => sql`${sql.param(moment, messages.createdAt)}::timestamptz`;

/** Months, oldest first, such as 2026-11. */
function lastMonths(today: Day, size: number): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return Array.from({ length: size }, (_, index) =>
    new Date(Date.UTC(year, month - size + index, 1)).toISOString().slice(0, 7),
  );
}
