import type { Shape, Tone } from './drawing.ts';
import { bar, bubble, disc, dots, half, quarter, quarterRing, quote, ring, stripes } from './shapes.ts';

type Scene = { ground: Tone; shapes: Shape[] };
export type SceneKind = keyof typeof scenes;

const draw = (tone: Tone, ...parts: string[]): Shape => ({ tone, d: parts.join('') });
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** A coin seen from its edge. */
const coin = (x: number, y: number) => `M${x + 1.6} ${y}h6.8a1.6 1.6 0 0 1 0 3.2h-6.8a1.6 1.6 0 0 1 0-3.2z`;
const coins = (x: number, count: number) => range(count).map((i) => coin(x, 46.4 - i * 3.8));
/** A head on its shoulders, standing on the lower edge. */
const person = (x: number, size: number) => half(x, 50, size, 'up') + disc(x, 50 - size * 1.62, size * 0.5);

/** The sheets of the service catalogue, 60 by 50: each shows what the craft does. */
export const scenes = {
  ppc: {
    ground: 'signal',
    shapes: [
      draw('paper-deep', ring(39, 17, 25, 21), ring(39, 17, 16.5, 12.5)),
      draw('depth', disc(39, 17, 8)),
      draw('ink', 'M39 17v30l7.2-6.6 4.5 9.6h7l-5.6-12h9.4z'),
      draw('ink', ...coins(3, 2), ...coins(15, 4)),
    ],
  },
  social: {
    ground: 'depth',
    shapes: [
      draw('signal', bubble(40, 15, 13, 'left')),
      draw('paper-deep', stripes(33, 10.5, 14, 9, 3)),
      draw('paper-deep', bubble(15.5, 13, 7, 'right')),
      draw(
        'ink',
        dots(12, 13, 3, 1, 3.5, () => 1),
      ),
      draw('ink', person(6, 8), person(33, 8), person(60, 8)),
      draw('paper-deep', person(19.5, 8), person(46.5, 8)),
    ],
  },
  content: {
    ground: 'paper-deep',
    shapes: [
      draw('depth', bar(4, 6, 34, 44)),
      draw('ink', bar(10, 11, 34, 39)),
      draw('paper', bar(16, 16, 40, 34)),
      draw('signal', quote(23.5, 23.5, 3.5), quote(32.5, 23.5, 3.5)),
      draw('ink', bar(41, 20, 11, 2.4), bar(41, 25, 11, 2.4), bar(41, 30, 7, 2.4)),
      draw('ink', stripes(20, 37, 14, 13, 4)),
      draw('depth', quarter(52, 50, -14, -14)),
      draw('signal', disc(42, 39.5, 2.6)),
      draw('signal', bar(6, 6, 2.5, 13)),
    ],
  },
  email: {
    ground: 'ink',
    shapes: [
      draw('depth', 'M6 24L30 6L54 24z'),
      draw('paper', bar(12, 9, 36, 34)),
      draw('ink', bar(17, 15, 15, 2.4), bar(17, 20, 26, 2.4), bar(17, 25, 26, 2.4)),
      draw('signal', disc(41, 15.5, 2.8)),
      draw('paper-deep', 'M6 24L30 38L54 24V50H6z'),
      draw('depth', 'M6 50L26 35.667L30 38L34 35.667L54 50z'),
      draw('signal', disc(30, 38, 4.6)),
    ],
  },
  affiliate: {
    ground: 'signal',
    shapes: [
      draw(
        'ink',
        quarterRing(16, 14, 13, 9, 1, 1) + quarterRing(16, 36, 13, 9, 1, -1),
        quarterRing(38, 14, 13, 9, -1, -1) + quarterRing(38, 36, 13, 9, -1, 1),
        bar(37.9, 1, 8, 4) + bar(37.9, 45, 8, 4),
      ),
      draw('paper-deep', bar(0, 23, 46, 4)),
      draw('depth', disc(50, 3, 8.5), disc(50, 47, 8.5)),
      draw('paper-deep', disc(50, 3, 3.5), half(50, 47, 3.5, 'up')),
      draw('ink', disc(12, 25, 9), bar(43, 17, 3.5, 16)),
      draw('paper-deep', disc(12, 25, 3.5), half(48, 25, 8, 'right')),
    ],
  },
  webdev: {
    ground: 'depth',
    shapes: [
      draw('paper-deep', bar(5, 6, 43, 44)),
      draw('ink', bar(5, 6, 43, 6)),
      draw('signal', disc(9, 9, 1.2)),
      draw('paper-deep', disc(13, 9, 1.2), disc(17, 9, 1.2)),
      draw('signal', quarter(26, 33, -17, -17)),
      draw('depth', bar(29.5, 16, 15, 17)),
      draw('ink', stripes(9, 37, 26, 13, 4)),
      draw('ink', 'M37 24a4 4 0 0 1 4-4h11a4 4 0 0 1 4 4v26h-19z'),
      draw('paper', bar(39.5, 25, 14, 25)),
      draw('signal', quarter(51.5, 37, -10, -10)),
      draw('ink', stripes(41.5, 40.5, 10, 7, 3)),
    ],
  },
} satisfies Record<string, Scene>;
