import type { KindWord } from '#schema/affiliate.ts';

export type Audience = {
  kind: KindWord;
  text: string;
  points: string[];
  /** What the button that opens the form says. */
  action: string;
};

/** The two sides of the programme, in the order of the page. */
export const audiences: Audience[] = [
  {
    kind: 'advertiser',
    text: 'You have something worth buying. We put it before people who are looking for it, and you pay for what they do.',
    points: ['Paid per sale, lead or install', 'Publishers who fit your market', 'Every click accounted for'],
    action: 'Apply as an advertiser',
  },
  {
    kind: 'publisher',
    text: 'You have readers, viewers or a list. We bring offers that suit them, and you earn with every customer you send.',
    points: ['Offers in more than 150 verticals', 'Links, feeds and ready-made banners', 'A person to call'],
    action: 'Apply as a publisher',
  },
];
