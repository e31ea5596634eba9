import * as z from 'zod/mini';
import { optionalText, text, tooLong } from './common.ts';
import { type Day, isDay } from './officeTime.ts';
import { MAX_PATH } from './redirectPath.ts';
import { MAX_SOURCE, sourceStrings } from './sourceLabel.ts';

export { rupees } from './rupees.ts';

/** Stages in order. The names are the same in code, database and GraphQL. */
export const messageStages = ['NEW', 'IN_CONTACT', 'PROPOSAL', 'WON', 'LOST'] as const;
export type MessageStage = (typeof messageStages)[number];

export const stageNames: Record<MessageStage, string> = {
  NEW: 'New',
  IN_CONTACT: 'In Contact',
  PROPOSAL: 'Proposal',
  WON: 'Won',
  LOST: 'Lost',
};

/** In rupees. */
export const MAX_VALUE = 2_000_000_000;
/** Characters of a reason or a follow-up note. */
export const MAX_REMARK = 500;

export const deskStrings = {
  taken: 'It is yours now.',
  noneToTake: 'Every open enquiry has an owner.',
  takenBy: (name: string) => `${name} takes care of this one already.`,
  assigned: (name: string | null) => (name ? `Assigned to ${name}.` : 'Nobody takes care of it now.'),
  assignFailed: 'Failed to assign the message.',
  colleaguesFailed: 'Your colleagues could not be loaded.',
  notAColleague: 'Please choose somebody who can sign in.',
  moved: (stage: MessageStage) => `Moved to ${stageNames[stage]}.`,
  moveFailed: 'Failed to move the message.',
  noReason: 'Please say why it was lost.',
  followUpSet: 'Follow-up set.',
  followUpCleared: 'Follow-up removed.',
  followUpFailed: 'Failed to set the follow-up.',
  badDay: 'Please give a day as 2026-11-21',
  valueSet: 'Value saved.',
  valueFailed: 'Failed to save the value.',
  notRupees: 'Please use whole rupees, such as 1,80,000.',
  /** Formatted lazily: the first formatted number loads locale data, which takes longer than this module. */
  get valueTooLarge() {
    return `Please use at most ${MAX_VALUE.toLocaleString('en-IN')}.`;
  },
  figuresFailed: 'Failed to load the figures.',
  boardFailed: 'Failed to load the board.',
} as const;

const { badDay } = deskStrings;
/** @returns whether a text is a valid day of this century */
export const isDeskDay = (value: string) => /^20\d\d-/.test(value) && isDay(value);
const day = z.string(badDay).check(z.length(10, badDay), z.refine(isDeskDay, badDay));

export const MessageFilterInput = z.object({
  ownerId: z.nullish(z.string()),
  isOwned: z.nullish(z.boolean()),
  stages: z.nullish(z.array(z.enum(messageStages)).check(z.maxLength(messageStages.length))),
  isDue: z.nullish(z.boolean()),
  service: z.nullish(z.string().check(z.maxLength(50), z.minLength(1, 'Please select a service'))),
  source: z.nullish(z.string().check(z.maxLength(MAX_SOURCE, sourceStrings.tooLong))),
  hasSource: z.nullish(z.boolean()),
  campaign: z.nullish(z.string().check(z.maxLength(MAX_SOURCE, sourceStrings.tooLong))),
  affiliateId: z.nullish(z.string()),
  page: z.nullish(z.string().check(z.maxLength(MAX_PATH, tooLong(MAX_PATH)))),
  from: z.nullish(day),
  to: z.nullish(day),
  wonFrom: z.nullish(day),
  wonTo: z.nullish(day),
});
export type MessageFilter = z.output<typeof MessageFilterInput>;

export const FollowUpInput = z.object({ day, note: optionalText(MAX_REMARK) });
export type FollowUp = { day: Day; note: string | null };

export const lostReason = text(1, MAX_REMARK, deskStrings.noReason);
export const LostReasonForm = z.object({ lostReason });

const typedRupees = z.string().check(z.trim(), z.regex(/^(?:₹?\s*\d[\d,\s]*)?$/, deskStrings.notRupees));
const toRupees = z.transform((typed: string) => (typed ? Number(typed.replace(/\D/g, '')) : null));
const someRupees = z.nullable(z.number().check(z.maximum(MAX_VALUE, { error: () => deskStrings.valueTooLarge })));

/** A value in rupees as typed, with or without digit grouping. Empty is null. */
export const ValueForm = z.object({ value: z.pipe(z.pipe(typedRupees, toRupees), someRupees) });
