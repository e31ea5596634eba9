import { and, eq, ne, not, notLike, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Day, startOfDay } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import { ERASED_DOMAIN } from '#schema/personalData.ts';
import type { RetentionKind } from '#schema/retention.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';

/** Rows of a table, and the time from which their days count. */
export type Part = { table: PgTable; at: SQL; condition: SQL | undefined };

const lastOfMessage = sql`greatest(${messages.createdAt}, ${messages.stageChangedAt}, ${messages.lastAnswerAt}, ${messages.firstReplyAt})`;
/** Anonymized messages contain no personal data. */
const isPersonal = notLike(messages.email, `%@${ERASED_DOMAIN}`);

const inStage = (stage: 'NEW' | 'IN_CONTACT' | 'PROPOSAL' | 'WON' | 'LOST'): Part[] => [
  { table: messages, at: lastOfMessage, condition: and(not(messages.isSpam), eq(messages.stage, stage), isPersonal) },
];

export const parts: Record<RetentionKind, Part[]> = {
  SPAM: [
    { table: messages, at: sql`${messages.createdAt}`, condition: sql`${messages.isSpam}` },
    { table: affiliates, at: sql`${affiliates.createdAt}`, condition: sql`${affiliates.isSpam}` },
  ],
  NEW: inStage('NEW'),
  IN_CONTACT: inStage('IN_CONTACT'),
  PROPOSAL: inStage('PROPOSAL'),
  WON: inStage('WON'),
  LOST: inStage('LOST'),
  APPLICATIONS: [
    {
      table: affiliates,
      at: sql`greatest(${affiliates.createdAt}, ${affiliates.decidedAt})`,
      condition: and(not(affiliates.isSpam), ne(affiliates.state, 'ACCEPTED')),
    },
  ],
  BOOKINGS: [{ table: bookings, at: sql`${bookings.endsAt}`, condition: undefined }],
  AUDIT: [{ table: auditEntries, at: sql`${auditEntries.at}`, condition: undefined }],
};

/** Start of the first retained day: with 30 days, rows of the thirtieth day before today stay. */
export const retainedFrom = (today: Day, days: number, zone: string): Date => startOfDay(dayAfter(today, -days), zone);

export const isDue = ({ at, condition }: Part, before: Date): SQL => and(condition, sql`${at} < ${before}`) as SQL;
