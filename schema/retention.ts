import * as z from 'zod/mini';
import { stageNames } from './desk.ts';

/** Twenty years. */
export const MAX_RETENTION_DAYS = 7300;
/** Long enough for staff to see new data. */
export const MIN_RETENTION_DAYS = 7;
/** Time of the nightly deletion in India. */
export const RETENTION_TIME = '02:00';

/** Kinds of data with a retention period: label, and the date from which days are counted. */
export const retentionKinds = {
  SPAM: { label: 'Spam', since: 'from the day it came' },
  NEW: { label: `Enquiries: ${stageNames.NEW}`, since: 'from the last that happened to it' },
  IN_CONTACT: { label: `Enquiries: ${stageNames.IN_CONTACT}`, since: 'from the last that happened to it' },
  PROPOSAL: { label: `Enquiries: ${stageNames.PROPOSAL}`, since: 'from the last that happened to it' },
  WON: {
    label: `Enquiries: ${stageNames.WON}`,
    since: 'from the last that happened to it; they stay in the figures, without the person',
  },
  LOST: { label: `Enquiries: ${stageNames.LOST}`, since: 'from the last that happened to it' },
  APPLICATIONS: {
    label: 'Applications',
    since: 'from the decision, or the day they came; affiliates who are accepted stay',
  },
  BOOKINGS: { label: 'Booked calls', since: 'from the end of the call' },
  AUDIT: { label: 'Audit log', since: 'from the entry; it is never kept longer than two years' },
} as const;
export type RetentionKind = keyof typeof retentionKinds;
export const retentionKindNames = Object.keys(retentionKinds) as RetentionKind[];

const badDays = `Please use ${MIN_RETENTION_DAYS} to ${MAX_RETENTION_DAYS} days, or leave it empty`;

export const retentionStrings = {
  badDays,
  faults: 'Please correct the days.',
  twice: 'Please name each kind once',
  saved: 'Retention saved.',
  saveFailed: 'Failed to save the retention.',
  loadFailed: 'Failed to load the retention.',
} as const;

/** A number as text, as a form sends it; empty for none. */
export const retentionDays = z.nullish(
  z.int(badDays).check(z.minimum(MIN_RETENTION_DAYS, badDays), z.maximum(MAX_RETENTION_DAYS, badDays)),
);

/** Null or omitted days: unlimited. */
export const RetentionInput = z.object({
  rules: z
    .array(z.object({ kind: z.enum(retentionKindNames as [RetentionKind, ...RetentionKind[]]), days: retentionDays }))
    .check(
      z.maxLength(retentionKindNames.length, retentionStrings.twice),
      z.refine((rules) => new Set(rules.map(({ kind }) => kind)).size === rules.length, retentionStrings.twice),
    ),
});
/** Checked as a part of RetentionInput. */
export const RetentionRuleInput = z.object({ kind: z.string(), days: retentionDays });
