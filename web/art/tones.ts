import type { Site } from '#schema/site.ts';
import type { Tone } from './drawing.ts';

/** The colours of drawings outside the pages, where no style sheet is; the same as in web/app/style.css. */
export const tonesOf = ({ signal, depth }: Site['colours']): Record<Tone, string> => ({
  paper: '#f4eee1',
  'paper-deep': '#e8dfcb',
  ink: '#17130e',
  signal,
  depth,
});
