import type { Shape, Tone } from './drawing.ts';
import type { SceneKind } from './scenes.ts';
import { bar, bubble, disc, dots, quarter, quote, ring, stripes } from './shapes.ts';

const draw = (tone: Tone, ...parts: string[]): Shape => ({ tone, d: parts.join('') });

/** Icons of the services, 20 by 20 units, standing on the bottom edge. */
export const emblems: Record<SceneKind, Shape[]> = {
  ppc: [
    draw('ink', ring(10, 10, 10, 7)),
    draw('depth', ring(10, 10, 5.2, 2.7)),
    draw('signal', 'M10 10v10l2.4-2.2 1.5 2.200h3.200l-2.2-5h3.200z'),
  ],
  social: [
    draw('signal', bubble(10, 10, 10, 'left')),
    draw(
      'paper',
      dots(5.5, 10, 3, 1, 4.5, () => 1.3),
    ),
  ],
  content: [
    draw('depth', bar(0, 0, 15, 20)),
    draw('paper', quote(4.9, 4.7, 1.9), quote(9.9, 4.7, 1.9), stripes(3, 11.2, 9, 6, 3)),
  ],
  email: [draw('ink', bar(0, 6, 20, 14)), draw('paper-deep', 'M0 6h20L10 14z'), draw('signal', disc(10, 13.5, 2.4))],
  affiliate: [
    draw('ink', 'M10 4.5L16 15.500H4zM10 8.700L7.6 13h4.800z'),
    draw('signal', disc(10, 4.5, 4.5)),
    draw('depth', disc(4.5, 15.5, 4.5)),
    draw('ink', disc(15.5, 15.5, 4.5)),
  ],
  webdev: [
    draw('ink', bar(0, 2, 20, 18)),
    draw(
      'paper',
      bar(1.5, 6, 17, 12.5),
      dots(2.8, 4, 3, 1, 2.2, () => 0.7),
    ),
    draw('signal', quarter(10, 16.5, -7, -7)),
    draw('depth', bar(11.5, 8, 5, 3.5), bar(11.5, 13, 5, 3.5)),
  ],
};
