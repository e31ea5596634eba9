import type { Aspect, Drawing, Palette } from './drawing.ts';
import { posters } from './posters.ts';
import { mulberry32, pick, textHash } from './random.ts';
import { type ServiceKind, servicePosters } from './services.ts';

const sizes: Record<Aspect, [width: number, height: number]> = { square: [40, 40], wide: [60, 40], tall: [40, 50] };

const palettes: Palette[] = [
  { ground: 'paper-deep', main: 'ink', second: 'signal', detail: 'depth' },
  { ground: 'paper-deep', main: 'depth', second: 'signal', detail: 'ink' },
  { ground: 'paper-deep', main: 'signal', second: 'ink', detail: 'depth' },
  { ground: 'depth', main: 'paper-deep', second: 'signal', detail: 'ink' },
  { ground: 'depth', main: 'signal', second: 'paper-deep', detail: 'ink' },
  { ground: 'ink', main: 'paper-deep', second: 'signal', detail: 'depth' },
  { ground: 'ink', main: 'signal', second: 'paper-deep', detail: 'depth' },
  { ground: 'signal', main: 'ink', second: 'paper-deep', detail: 'depth' },
  { ground: 'signal', main: 'paper-deep', second: 'ink', detail: 'depth' },
];

/** Generates a drawing; the same seed gives the same drawing on server and browser. */
export function compose(seed: string, aspect: Aspect = 'square', kind?: ServiceKind): Drawing {
  const random = mulberry32(textHash(seed));
  const [width, height] = sizes[aspect];
  if (kind) return { width, height, flip: false, ...servicePosters[kind](width, height) };
  const palette = pick(palettes, random);
  const poster = pick(posters, random);
  const flip = random() < 0.5;
  return { width, height, ground: palette.ground, shapes: poster(width, height, palette, random), flip };
}
