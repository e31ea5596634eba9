import type { MessageStage } from '#schema/desk.ts';
import type { Wanted } from '../list/filter.ts';

/** Number of cards per stage. */
export type Sizes = Partial<Record<MessageStage, number>>;

/** Page size of a column, and its maximum; beyond it the list serves better. */
export const STEP = 30;
export const MOST = 90;

/** @param sizes number of cards per stage; defaults to STEP */
export const boardVariables = ({ folder, search, isRead, filter }: Wanted, sizes: Sizes = {}) => {
  const { stages: _, ...rest } = filter;
  const size = (stage: MessageStage) => sizes[stage] ?? STEP;
  const firsts = {
    new: size('NEW'),
    inContact: size('IN_CONTACT'),
    proposal: size('PROPOSAL'),
    won: size('WON'),
    lost: size('LOST'),
  };
  return { folder, search, isRead, ...rest, ...firsts };
};
