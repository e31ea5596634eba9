import { and, count, desc, eq, gte, isNotNull, notInArray, sql } from 'drizzle-orm';
import { DAY_MS } from '#schema/durations.ts';
import { dayOf } from '#schema/officeTime.ts';
import { DIRECT, OTHER } from '#schema/visitNames.ts';
import { messages } from '#server/clients/message/table.ts';
import type { Context } from '#server/platform/context.ts';
import { visitFigures, visits } from '#server/platform/visit/table.ts';

const DAYS = 90;
const MOST = 100;

export type UsedNames = {
  sources: () => Promise<string[]>;
  mediums: () => Promise<string[]>;
  campaigns: () => Promise<string[]>;
};

/** Names from recent visits and messages; each list is read on demand. */
export function readCampaignNames({ db, now, site }: Pick<Context, 'db' | 'now' | 'site'>): UsedNames {
  const since = new Date(now().getTime() - DAYS * DAY_MS);
  const counted = async (dimension: 'source' | 'campaign') => {
    const { name, visitors, day } = visitFigures;
    const rows = await db
      .select({ name })
      .from(visitFigures)
      .where(
        and(
          eq(visitFigures.dimension, dimension),
          gte(day, dayOf(since, site.timeZone)),
          notInArray(name, [DIRECT, OTHER]),
        ),
      )
      .groupBy(name)
      .orderBy(desc(sql`sum(${visitors})`), name)
      .limit(MOST);
    return rows.map((row) => row.name);
  };
  const mediums = async () => {
    const [ofVisits, ofMessages] = [
      await db
        .select({ medium: visits.medium })
        .from(visits)
        .where(isNotNull(visits.medium))
        .groupBy(visits.medium)
        .orderBy(desc(count()), visits.medium)
        .limit(MOST),
      await db
        .select({ medium: messages.medium })
        .from(messages)
        .where(and(gte(messages.createdAt, since), isNotNull(messages.medium), eq(messages.isSpam, false)))
        .groupBy(messages.medium)
        .orderBy(desc(count()), messages.medium)
        .limit(MOST),
    ];
    const names = [...ofMessages, ...ofVisits].flatMap(({ medium }) => medium ?? []);
    return [...new Set(names)].slice(0, MOST);
  };
  return { sources: () => counted('source'), mediums, campaigns: () => counted('campaign') };
}
