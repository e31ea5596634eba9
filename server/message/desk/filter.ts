import { and, eq, gte, inArray, isNotNull, isNull, lt, not, type SQL } from 'drizzle-orm';
import { type MessageFilter, messageStages } from '#schema/desk.ts';
import { type Day, dayOf, momentOf } from '#schema/officeTime.ts';
import { type Folder, spamIn } from '#server/spam.ts';
import { isDue, messages } from '../table.ts';

/** Which messages are wanted, beside a search. */
export type Wanted = { folder: Folder; isRead?: boolean | null; filter: MessageFilter };

const DAY_MS = 24 * 3600 * 1000;
const beginOf = (day: Day) => momentOf(day, '0:00');

/** @param now decides what is due @returns the condition of what is wanted; undefined when that is everything */
export function conditionOf({ folder, isRead, filter }: Wanted, now: Date): SQL | undefined {
  const isSpam = spamIn[folder];
  const due = isDue(dayOf(now)) as SQL;
  return and(
    isSpam === undefined ? undefined : eq(messages.isSpam, isSpam),
    isRead == null ? undefined : eq(messages.isRead, isRead),
    filter.ownerId ? eq(messages.ownerId, filter.ownerId) : undefined,
    filter.isOwned == null ? undefined : filter.isOwned ? isNotNull(messages.ownerId) : isNull(messages.ownerId),
    filter.stages?.length ? inArray(messages.stage, filter.stages) : undefined,
    filter.isDue == null ? undefined : filter.isDue ? due : not(due),
    filter.service ? eq(messages.service, filter.service) : undefined,
    filter.from ? gte(messages.createdAt, beginOf(filter.from)) : undefined,
    filter.to ? lt(messages.createdAt, new Date(beginOf(filter.to).getTime() + DAY_MS)) : undefined,
  );
}

/**
 * The conditions of the parts of what is wanted, each of which an index has in the order of the list: merged, they are the
 * list, and none is read further than a page needs. One part where an index has all of it, or few rows are left to sort.
 * @param hasSearch what is searched for has an index of its own
 */
export function partsOf(wanted: Wanted, hasSearch: boolean): (SQL | undefined)[] {
  const { folder, isRead, filter } = wanted;
  const { stages, from, to } = filter;
  if (hasSearch || filter.isDue) return [undefined];
  const isByStage = Boolean(filter.ownerId || filter.isOwned === false || filter.service || stages?.length);
  const ofStage = [...new Set(stages?.length ? stages : messageStages)].map((stage) => eq(messages.stage, stage));
  return product(
    isByStage ? ofStage : [undefined],
    isByStage && folder === 'ALL' ? eachOf(messages.isSpam) : [undefined],
    (from || to) && isRead == null ? eachOf(messages.isRead) : [undefined],
  ).map((conditions) => and(...conditions));
}

const eachOf = (column: typeof messages.isSpam | typeof messages.isRead) => [eq(column, false), eq(column, true)];

/** Every combination of one of each. */
const product = <T>(...choices: T[][]): T[][] =>
  choices.reduce<T[][]>((before, some) => before.flatMap((one) => some.map((next) => [...one, next])), [[]]);
