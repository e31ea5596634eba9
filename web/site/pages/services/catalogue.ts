import type { CatalogueService } from '#schema/catalogue.ts';
import { type OriginalServiceId, serviceNames } from '#schema/services.ts';
import type { SceneKind } from '#web/shared/art/scenes.ts';

const drawings: Record<OriginalServiceId, { kind: SceneKind; altText: string }> = {
  PPC: { kind: 'ppc', altText: 'A pointer clicks, and rings spread from it; beside it the stacks of coins grow' },
  SOCIAL: { kind: 'social', altText: 'Somebody speaks, and a row of heads listens' },
  CONTENT: {
    kind: 'content',
    altText: 'Sheets of paper, the foremost with quotation marks, a chart and lines of text',
  },
  EMAIL: { kind: 'email', altText: 'A letter rises from its envelope' },
  AFFILIATE: { kind: 'affiliate', altText: 'From one station a line branches off to three others' },
  WEBDEV: { kind: 'webdev', altText: 'A page laid out in a browser window, and the same page on a phone' },
};

/** @returns the drawing of a service; undefined for one that was added or renamed, which gets a composition */
export const drawingOf = ({ id, title }: Pick<CatalogueService, 'id' | 'title'>) =>
  title === serviceNames[id as OriginalServiceId] ? drawings[id as OriginalServiceId] : undefined;
