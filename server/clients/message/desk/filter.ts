import { and, eq, gte, inArray, isNotNull, isNull, lt, not, or, type SQL } from 'drizzle-orm';
import type { MessageFilter } from '#schema/desk.ts';
import { type Day, dayOf, startOfDay } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import { type Folder, spamIn } from '#server/clients/message/spam.ts';
import { isDue, messages } from '../table.ts';

export type MessageSelection = { folder: Folder; isRead?: boolean | null; filter: MessageFilter };

/** @param now determines what is due @param zone the office's @returns undefined for all messages */
export function conditionOf({ folder, isRead, filter }: MessageSelection, now: Date, zone: string): SQL | undefined {
  const beginOf = (day: Day) => startOfDay(day, zone);
  const endOf = (day: Day) => beginOf(dayAfter(day, 1));
  const isSpam = spamIn[folder];
  const due = isDue(dayOf(now, zone)) as SQL;
  return and(
    isSpam === undefined ? undefined : eq(messages.isSpam, isSpam),
    isRead == null ? undefined : eq(messages.isRead, isRead),
    filter.ownerId ? eq(messages.ownerId, filter.ownerId) : undefined,
    filter.isOwned == null ? undefined : filter.isOwned ? isNotNull(messages.ownerId) : isNull(messages.ownerId),
    filter.stages?.length ? inArray(messages.stage, filter.stages) : undefined,
    filter.isDue == null ? undefined : filter.isDue ? due : not(due),
    filter.service ? eq(messages.service, filter.service) : undefined,
    filter.source ? eq(messages.source, filter.source) : undefined,
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
