import type { Shape, Tone } from './drawing.ts';
import { bar, bubble, disc, dots, half, quarter, quarterRing, quote, ring, stripes } from './shapes.ts';

type Scene = { ground: Tone; shapes: Shape[] };
export type SceneKind = keyof typeof scenes;

const draw = (tone: Tone, ...parts: string[]): Shape => ({ tone, d: parts.join('') });
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

const coin = (x: number, y: number) => `M${x + 1.6} ${y}h6.8a1.6 1.6 0 0 1 0 3.2h-6.8a1.6 1.6 0 0 1 0-3.2z`;
const coins = (x: number, count: number) => range(count).map((i) => coin(x, 46.4 - i * 3.8));
/** A head and shoulders on the bottom edge. */
const person = (x: number, size: number) => half(x, 50, size, 'up') + disc(x, 50 - size * 1.62, size * 0.5);

/** Drawings of the service catalogue, 60 by 50 units. A narrower box cuts off the outer sixth on each side. */
export const scenes = {
  ppc: {
    ground: 'signal',
    shapes: [
      draw('paper-deep', ring(34, 17, 25, 21), ring(34, 17, 16.5, 12.5)),
      draw('depth', disc(34, 17, 8)),
      draw('ink', 'M34 17v30l7.2-6.6 4.5 9.6h7l-5.6-12h9.4z'),
      draw('ink', ...coins(9, 2), ...coins(21, 4)),
    ],
  },
  social: {
    ground: 'depth',
    shapes: [
      draw('signal', bubble(39, 15, 13, 'left')),
      draw('paper-deep', stripes(32, 10.5, 14, 9, 3)),
      draw('paper-deep', bubble(15.5, 13, 7, 'right')),
      draw(
        'ink',
        dots(12, 13, 3, 1, 3.5, () => 1),
      ),
      draw('ink', person(3, 8), person(30, 8), person(57, 8)),
      draw('paper-deep', person(16.5, 8), person(43.5, 8)),
    ],
  },
  content: {
    ground: 'paper-deep',
    shapes: [
      draw('depth', bar(8, 5, 30, 45)),
      draw('signal', bar(10, 5, 2.5, 13)),
      draw('ink', bar(14, 10, 30, 40)),
      draw('paper', bar(20, 15, 32, 35)),
      draw('signal', quote(26.5, 22.5, 3.5), quote(35.5, 22.5, 3.5)),
      draw('ink', bar(41.5, 19, 7.5, 2.4), bar(41.5, 23.5, 7.5, 2.4), bar(41.5, 28, 4.5, 2.4)),
      draw('ink', stripes(23, 36.5, 10.5, 11, 4)),
      draw('depth', quarter(49, 50, -13, -13)),
      draw('signal', disc(39.5, 39.5, 2.6)),
    ],
  },
  email: {
    ground: 'ink',
    shapes: [
      draw('depth', 'M8 24L30 6L52 24z'),
      draw('paper', bar(13, 8, 34, 34)),
      draw('ink', bar(18, 14, 14, 2.4), bar(18, 19, 24, 2.4), bar(18, 24, 24, 2.4)),
      draw('signal', disc(40.5, 14.5, 2.8)),
      draw('paper-deep', 'M8 24L30 38L52 24V50H8z'),
      draw('depth', 'M8 50L26.5 35.8L30 38L33.5 35.8L52 50z'),
      draw('signal', disc(30, 38, 4.6)),
    ],
  },
  affiliate: {
    ground: 'signal',
    shapes: [
      draw(
        'ink',
        quarterRing(15, 14, 13, 9, 1, 1) + quarterRing(15, 36, 13, 9, 1, -1),
        quarterRing(37, 14, 13, 9, -1, -1) + quarterRing(37, 36, 13, 9, -1, 1),
        bar(36.8, 1, 5, 4),
        bar(36.8, 45, 5, 4),
      ),
      draw('paper-deep', bar(0, 23, 42, 4)),
      draw('depth', disc(44, 3, 8.5), disc(44, 47, 8.5)),
      draw('paper-deep', disc(44, 3, 3.5), half(44, 47, 3.5, 'up')),
      draw('ink', disc(15, 25, 8.5), bar(40, 17, 5, 16)),
      draw('paper-deep', disc(15, 25, 3.5), half(45, 25, 8, 'right')),
    ],
  },
  webdev: {
    ground: 'depth',
    shapes: [
      draw('paper-deep', bar(8, 6, 38, 44)),
      draw('ink', bar(8, 6, 38, 6)),
      draw('signal', disc(12, 9, 1.2)),
      draw('paper-deep', disc(16, 9, 1.2), disc(20, 9, 1.2)),
      draw('signal', quarter(27, 32, -15, -15)),
      draw('depth', bar(30.5, 17, 12, 15)),
      draw('ink', stripes(12, 36, 21, 14, 4)),
      draw('ink', 'M35 26a4 4 0 0 1 4-4h9a4 4 0 0 1 4 4v24h-17z'),
      draw('paper', bar(37.2, 26.5, 12.6, 23.5)),
      draw('signal', quarter(48, 37.5, -9, -9)),
      draw('ink', stripes(39, 40.5, 9, 7, 3)),
    ],
  },
} satisfies Record<string, Scene>;
