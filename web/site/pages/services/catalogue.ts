import { serviceNames } from '#schema/services.ts';
import type { SceneKind } from '#web/shared/art/scenes.ts';

export type Service = {
  /** Anchor of the block, and name of its drawing. */
  id: SceneKind;
  /** A second anchor, for the card on the home page. */
  alias?: string;
  title: string;
  /** Alternative text of the drawing. */
  altText: string;
};

/** The service catalogue, in page order. */
export const catalogue: Service[] = [
  {
    id: 'ppc',
    alias: 'marketing',
    title: serviceNames.PPC,
    altText: 'A pointer clicks, and rings spread from it; beside it the stacks of coins grow',
  },
  {
    id: 'social',
    title: serviceNames.SOCIAL,
    altText: 'Somebody speaks, and a row of heads listens',
  },
  {
    id: 'content',
    title: serviceNames.CONTENT,
    altText: 'Sheets of paper, the foremost with quotation marks, a chart and lines of text',
  },
  {
    id: 'email',
    title: serviceNames.EMAIL,
    altText: 'A letter rises from its envelope',
  },
  {
    id: 'affiliate',
    title: serviceNames.AFFILIATE,
    altText: 'From one station a line branches off to three others',
  },
  {
    id: 'webdev',
    alias: 'web',
    title: serviceNames.WEBDEV,
    altText: 'A page laid out in a browser window, and the same page on a phone',
  },
];
