import type { MessageStage } from '#schema/desk.ts';
import type { ListParams } from '../list/filter.ts';

export type ColumnSizes = Partial<Record<MessageStage, number>>;

/** Page size of a column, and its maximum; beyond it the list serves better. */
export const STEP = 30;
export const MAX_CARDS = 90;

/** @param sizes number of cards per stage; defaults to STEP */
export const boardVariables = ({ folder, search, isRead, filter }: ListParams, sizes: ColumnSizes = {}) => {
  const { stages: _, ...rest } = filter;
  const size = (stage: MessageStage) => sizes[stage] ?? STEP;
  const pageSizes = {
    new: size('NEW'),
    inContact: size('IN_CONTACT'),
    proposal: size('PROPOSAL'),
    won: size('WON'),
    lost: size('LOST'),
  };
  return { folder, search, isRead, ...rest, ...pageSizes };
};
