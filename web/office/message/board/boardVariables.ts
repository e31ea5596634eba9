import type { MessageStage } from '#schema/desk.ts';
import type { Wanted } from '../list/filter.ts';

/** How many of each stage the board shows. */
export type Sizes = Partial<Record<MessageStage, number>>;

/** How many cards a column shows at first and how many more each time; and the most, beyond which a list serves better. */
export const STEP = 30;
export const MOST = 90;

/** @returns the variables of the board's document @param sizes how many of a stage are wanted; left out, STEP */
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
