import { MOST_AT_ONCE } from './common.ts';

export const bulkStrings = {
  none: 'Choose at least one item.',
  tooMany: `Choose at most ${MOST_AT_ONCE} items at once.`,
  noStage: 'Please choose a stage.',
  unfit: 'This cannot be done with items of this kind.',
} as const;
