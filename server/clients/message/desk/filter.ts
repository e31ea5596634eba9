import { and, eq, gte, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type MessageFilter, messageStages } from '#schema/desk.ts';
import { type Day, dayOf, momentOf } from '#schema/officeTime.ts';
import { type Folder, spamIn } from '#server/clients/message/spam.ts';
import { isDue, messages } from '../table.ts';

/** Which messages are wanted, beside a search. */
export type Wanted = { folder: Folder; isRead?: boolean | null; filter: MessageFilter };

const DAY_MS = 24 * 3600 * 1000;
const beginOf = (day: Day) => momentOf(day, '0:00');
const endOf = (day: Day) => new Date(beginOf(day).getTime() + DAY_MS);

/** The column with which the index begins that a filtered list is read by. */
export type Lead = 'ownerId' | 'service' | 'source' | 'stage';

/**
 * @param now decides what is due
 * @param lead the column that the parts speak of (partsOf): it is left out
 * @returns the condition of what is wanted; undefined when that is everything
 */
export function conditionOf({ folder, isRead, filter }: Wanted, now: Date, lead?: Lead): SQL | undefined {
  const isSpam = spamIn[folder];
  const due = isDue(dayOf(now)) as SQL;
  return and(
    isSpam === undefined ? undefined : eq(messages.isSpam, isSpam),
    isRead == null ? undefined : eq(messages.isRead, isRead),
    filter.ownerId && lead !== 'ownerId' ? eq(messages.ownerId, filter.ownerId) : undefined,
    filter.isOwned == null ? undefined : filter.isOwned ? isNotNull(messages.ownerId) : isNull(messages.ownerId),
    filter.stages?.length && lead !== 'stage' ? inArray(messages.stage, filter.stages) : undefined,
    filter.isDue == null ? undefined : filter.isDue ? due : not(due),
    filter.service && lead !== 'service' ? eq(messages.service, filter.service) : undefined,
    filter.source && lead !== 'source' ? eq(messages.source, filter.source) : undefined,
    filter.hasSource == null ? undefined : filter.hasSource ? isNotNull(messages.source) : isNull(messages.source),
    filter.campaign ? eq(messages.campaign, filter.campaign) : undefined,
    filter.affiliateId ? eq(messages.affiliateId, filter.affiliateId) : undefined,
    filter.page ? or(eq(messages.firstPage, filter.page), eq(messages.sentFrom, filter.page)) : undefined,
    filter.from ? gte(messages.createdAt, beginOf(filter.from)) : undefined,
    filter.to ? lt(messages.createdAt, endOf(filter.to)) : undefined,
    filter.wonFrom || filter.wonTo ? eq(messages.stage, 'WON') : undefined,
    filter.wonFrom ? gte(messages.stageChangedAt, beginOf(filter.wonFrom)) : undefined,
    filter.wonTo ? lt(messages.stageChangedAt, endOf(filter.wonTo)) : undefined,
  );
}

/** What a list is put together of. */
type Parts = {
  conditions: (SQL | undefined)[];
  /** Each part is sorted by it first, so that no other index will do: PostgreSQL takes a filter to be true of rows anywhere. */
  lead?: Lead;
};

/**
 * The parts of what is wanted, each of which an index has in the order of the list: merged, they are the list, and none is
 * read further than a page needs. One part where an index has all of it, or few rows are left to sort.
 * @param hasSearch what is searched for has an index of its own
 */
export function partsOf({ folder, isRead, filter }: Wanted, hasSearch: boolean): Parts {
  if (hasSearch || filter.isDue || filter.affiliateId) return { conditions: [undefined] };
  const lead = leadOf(filter);
  const hasDays = Boolean(filter.from || filter.to);
  const choices = [
    lead ? stagesOf(filter, lead) : [undefined],
    lead && folder === 'ALL' ? eachOf(messages.isSpam) : [undefined],
    hasDays && isRead == null ? eachOf(messages.isRead) : [undefined],
  ];
  const first = lead && leading(lead, filter);
  return { conditions: product(...choices).map((some) => and(first, ...some)), ...(lead && { lead }) };
}

function leadOf({ ownerId, isOwned, service, source, stages }: MessageFilter): Lead | undefined {
  if (ownerId || isOwned === false) return 'ownerId';
  if (service || source) return source ? 'source' : 'service';
  return stages?.length ? 'stage' : undefined;
}

/** An array of one: with a plain comparison, PostgreSQL would leave the column out of the order. */
const isOf = (column: PgColumn, value: string) =>
  sql`${column} = any(array[${value}]::${sql.raw(column.getSQLType())}[])`;

function leading(lead: Lead, { ownerId, service, source }: MessageFilter): SQL | undefined {
  if (lead === 'ownerId') return ownerId ? isOf(messages.ownerId, ownerId) : undefined;
  if (lead === 'source' && source) return isOf(messages.source, source);
  return lead === 'service' && service ? isOf(messages.service, service) : undefined;
}

const stagesOf = ({ stages }: MessageFilter, lead: Lead) =>
  [...new Set(stages?.length ? stages : messageStages)].map((stage) =>
    lead === 'stage' ? isOf(messages.stage, stage) : eq(messages.stage, stage),
  );

const eachOf = (column: typeof messages.isSpam | typeof messages.isRead) => [eq(column, false), eq(column, true)];

/** Every combination of one of each. */
const product = <T>(...choices: T[][]): T[][] =>
  choices.reduce<T[][]>((before, some) => before.flatMap((one) => some.map((next) => [...one, next])), [[]]);
