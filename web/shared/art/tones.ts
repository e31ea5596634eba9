import { type Colours, themesOf } from '#schema/palette.ts';
import type { Tone } from './drawing.ts';

/** Colours of drawings that are rendered without the style sheet. */
export function tonesOf(colours: Colours): Record<Tone, string> {
  const { paper, 'paper-deep': deep, ink, signal, depth } = themesOf(colours).light;
  return { paper, 'paper-deep': deep, ink, signal, depth };
}
