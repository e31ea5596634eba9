import type { KindWord } from '#schema/affiliate.ts';

export type Audience = {
  kind: KindWord;
  action: string;
};

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
