import type { Shape, Tone } from './drawing.ts';
import { bar, bubble, column, disc, dots, quarter, quote, ring, stripes } from './shapes.ts';

export type ServiceKind = keyof typeof servicePosters;
type Sheet = { ground: Tone; shapes: Shape[] };

const draw = (tone: Tone, ...parts: string[]): Shape => ({ tone, d: parts.join('') });

/** One drawing per service, designed for 4:5 and centred in other sizes. */
export const servicePosters = {
  marketing: (w: number, h: number): Sheet => {
    const [x, y] = [w / 2 + 6, h / 2 - 7];
    return {
      ground: 'signal',
      shapes: [
        draw('paper-deep', ring(x, y, 22, 17.5), ring(x, y, 13, 8.5)),
        draw('ink', disc(x, y, 4)),
        draw('ink', bar(x - 26, h - 6, 9, 6), bar(x - 14, h - 13, 9, 13), column(x - 2, h - 22, 9, h)),
      ],
    };
  },
  social: (w: number, h: number): Sheet => {
    const [x, y] = [w / 2, h / 2];
    return {
      ground: 'depth',
      shapes: [
        draw('paper-deep', bubble(x - 4, y - 8, 14, 'left')),
        draw(
          'ink',
          dots(x - 11, y - 8, 3, 1, 7, () => 1.9),
        ),
        draw('signal', bubble(x + 8, y + 13, 9, 'right')),
        draw('paper-deep', stripes(x + 3, y + 10, 10, 6, 2)),
      ],
    };
  },
  content: (w: number, h: number): Sheet => {
    const [x, y] = [w / 2 - 15, h / 2 - 19];
    return {
      ground: 'paper-deep',
      shapes: [
        draw('signal', quote(x + 6, y + 6, 6), quote(x + 20.5, y + 6, 6)),
        draw('ink', bar(x, y + 25, 30, 3.5), bar(x, y + 31, 30, 3.5), bar(x, y + 37, 17, 3.5)),
        draw('depth', disc(x + 21, y + 38.75, 1.75)),
      ],
    };
  },
  web: (w: number, h: number): Sheet => {
    const [x, y] = [w / 2 - 15, h / 2 - 18];
    return {
      ground: 'ink',
      shapes: [
        draw('paper-deep', bar(x, y, 30, 36)),
        draw(
          'ink',
          bar(x, y + 6, 30, 1),
          dots(x + 3.2, y + 3, 3, 1, 3, () => 1),
        ),
        draw('signal', quarter(x + 19, y + 23, -16, -13)),
        draw('depth', bar(x + 21, y + 10, 6, 13), bar(x + 3, y + 26, 11, 7)),
        draw('ink', stripes(x + 16, y + 26, 11, 7, 3)),
      ],
    };
  },
};
