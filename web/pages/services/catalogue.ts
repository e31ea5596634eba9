import { serviceNames } from '#schema/services.ts';
import type { SceneKind } from '#web/art/scenes.ts';

export type Service = {
  /** The anchor of its block, and the drawing beside it. */
  id: SceneKind;
  /** A second anchor of the block, by which the home page's card of this craft finds it. */
  alias?: string;
  title: string;
  description: string;
  /** What the drawing shows. */
  altText: string;
  points: string[];
};

/** THE SERVICE CATALOGUE, in the order of the page. */
export const catalogue: Service[] = [
  {
    id: 'ppc',
    alias: 'marketing',
    title: serviceNames.PPC,
    description:
      'You pay for each click, so each click has to be worth its price. We buy the searches that come before an order, leave the rest to others, and write the ad and the page behind it as one thought.',
    altText: 'A pointer clicks, and rings spread from it; beside it the stacks of coins grow',
    points: [
      'Google and Microsoft search, Shopping, YouTube and Performance Max',
      'Keyword and negative-keyword lists, gone through every week',
      'Landing pages written for the ad that leads to them',
      'Conversion tracking up to the sale, calls and WhatsApp included',
      'A ceiling on the cost of a lead, agreed before the first rupee is spent',
    ],
  },
  {
    id: 'social',
    title: serviceNames.SOCIAL,
    description:
      'People follow a voice, not a calendar of greetings. We find yours, keep it going in the languages your clients speak at home, and put money only behind what has already shown that it works.',
    altText: 'Somebody speaks, and a row of heads listens',
    points: [
      'Instagram, Facebook, LinkedIn and YouTube from one monthly plan',
      'Reels, carousels and photographs made by us, not bought in',
      'Comments and messages answered within the working day',
      'Paid reach for what already does well by itself',
      'Creators chosen by their audience, with a contract and a count',
    ],
  },
  {
    id: 'content',
    title: serviceNames.CONTENT,
    description:
      'Before they buy, your clients ask. We collect their questions from search, from your inbox and from the people who sell, and publish the best answer to each: on your own site, where it works for years.',
    altText: 'Sheets of paper, the foremost with quotation marks, a chart and lines of text',
    points: [
      'A map of the questions your clients ask, and who answers them today',
      'Articles, guides and case studies, written with the people who know',
      'On-page search optimisation: structure, links, structured data',
      'Short films and explainers from the same research',
      'A yearly clear-out: what to renew, merge or delete',
    ],
  },
  {
    id: 'email',
    title: serviceNames.EMAIL,
    description:
      'The one channel that no platform can take from you. We set it up so that it arrives, write what people are glad to open, and take those who are not off the list before they have to ask.',
    altText: 'A letter rises from its envelope',
    points: [
      'SPF, DKIM and DMARC set up and watched',
      'Welcome, basket, renewal and win-back sequences',
      'A newsletter with a reason to exist',
      'Segments by what people did, not by what we suppose',
      'Consent that stands up to the Digital Personal Data Protection Act',
    ],
  },
  {
    id: 'affiliate',
    title: serviceNames.AFFILIATE,
    description:
      'Other people recommend you and are paid when it works. We find the ones worth having, give them what they need to sell well, and check every claim before you pay for it.',
    altText: 'From one station a line branches off to three others',
    points: [
      'Publishers recruited and vetted one by one',
      'Commission plans that leave you a margin',
      'Tracking by click and by code, with rules for who gets the credit',
      'A watch for brand bidding, cookie stuffing and false leads',
      'Monthly payouts with GST and TDS in order',
    ],
  },
  {
    id: 'webdev',
    alias: 'web',
    title: serviceNames.WEBDEV,
    description:
      'Designed and built at one table, so that what was drawn is what loads. Fast on an ordinary phone, usable by everybody, and simple enough that your own team changes every word without calling us.',
    altText: 'A page laid out in a browser window, and the same page on a phone',
    points: [
      'Sites, shops and landing pages, from wireframe to launch',
      'Core Web Vitals in the green on a mid-range phone',
      'WCAG 2.2 AA, tested with a keyboard and a screen reader',
      'UPI, cards and your CRM connected',
      'Care after the launch: updates, backups, small changes every month',
    ],
  },
];
