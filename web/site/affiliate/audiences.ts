import type { KindWord } from '#schema/affiliate.ts';

export type Audience = {
  kind: KindWord;
  /** What the button that opens the form says. */
  action: string;
};

/** The two sides of the programme, in the order of the page. */
export const audiences: Audience[] = [
  {
    kind: 'advertiser',
    action: 'Apply as an advertiser',
  },
  {
    kind: 'publisher',
    action: 'Apply as a publisher',
  },
];
