import type { Drawing, Palette, Shape, Tone } from './drawing.ts';
import { mulberry32, pick, textHash } from './random.ts';
import { arch, bar, disc, half, quarter, quarterRing, ring } from './shapes.ts';

const draw = (tone: Tone, ...parts: string[]): Shape => ({ tone, d: parts.join('') });

/** `main` is the face, `second` the clothes, `detail` the hair. */
const palettes: Palette[] = [
  { ground: 'paper-deep', main: 'signal', second: 'depth', detail: 'ink' },
  { ground: 'depth', main: 'paper-deep', second: 'signal', detail: 'ink' },
  { ground: 'signal', main: 'paper-deep', second: 'ink', detail: 'depth' },
  { ground: 'paper-deep', main: 'depth', second: 'signal', detail: 'ink' },
  { ground: 'signal', main: 'ink', second: 'paper-deep', detail: 'depth' },
  { ground: 'depth', main: 'signal', second: 'paper-deep', detail: 'ink' },
];

const [X, Y, R] = [20, 19, 8];

/** Hair above and beside a face in the middle. */
const hair: ((tone: Tone) => Shape)[] = [
  (tone) => draw(tone, half(X, Y - 1, R + 1.5, 'up')),
  (tone) => draw(tone, arch(X, Y + 9, R + 3, R - 2.5), half(X, Y - 1.5, R + 0.5, 'up')),
  (tone) => draw(tone, quarter(X + 2, Y - 1, -(R + 3), -(R + 3)), quarter(X + 2, Y - 1, R - 1, -(R - 1))),
  (tone) => draw(tone, half(X, Y - 2.5, R + 0.5, 'up'), disc(X, Y - R - 3.5, 3.5)),
  (tone) => draw(tone, quarterRing(X, Y, R + 2.5, R - 3, 1, -1), quarterRing(X, Y, R + 2.5, R - 3, -1, -1)),
];

/** What else a person wears. */
const extras: ((tone: Tone) => Shape | null)[] = [
  () => null,
  (tone) => draw(tone, ring(X - 3.5, Y + 1, 2.9, 2), ring(X + 3.5, Y + 1, 2.9, 2)),
  (tone) => draw(tone, disc(X - R - 0.5, Y + 5, 1.3), disc(X + R + 0.5, Y + 5, 1.3)),
  (tone) => draw(tone, quarter(X, Y + 3, 7, 7), quarter(X, Y + 3, -7, 7)),
];

/** Draws a person of a few shapes; the same name always gives the same person. */
export function drawPortrait(name: string): Drawing {
  const random = mulberry32(textHash(`portrait of ${name}`));
  const { ground, main, second, detail } = pick(palettes, random);
  const [top, more] = [pick(hair, random), pick(extras, random)];
  const shoulders = random() < 0.5 ? half(X, 50, 17, 'up') : arch(X, 50, 17, 0);
  const isBehind = top === hair[1];
  const extra = more(detail);
  const shapes = [
    ...(isBehind ? [top(detail)] : []),
    draw(second, shoulders),
    draw(main, bar(X - 3.5, Y + 4, 7, 12), half(X, Y + 15.9, 3.5, 'down')),
    draw(main, disc(X, Y, R)),
    ...(isBehind ? [draw(detail, half(X, Y - 3, R - 0.6, 'up'))] : [top(detail)]),
    ...(extra ? [extra] : []),
  ];
  return { width: 40, height: 50, ground, shapes, flip: random() < 0.5 };
}
