import { house } from '#schema/house.ts';
import type { Site } from '#schema/site.ts';
import type { Tone } from './drawing.ts';

/** Colours of drawings that are rendered without the style sheet. */
export const tonesOf = ({ signal, depth }: Site['colours']): Record<Tone, string> => ({
  paper: house.paper,
  'paper-deep': house['paper-deep'],
  ink: house.ink,
  signal,
  depth,
});
