import type { Poster, Shape, Tone } from './drawing.ts';
import { pick } from './random.ts';
import { bar, column, disc, dots, stripes } from './shapes.ts';

const draw = (tone: Tone, ...parts: string[]): Shape => ({ tone, d: parts.join('') });
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Steps rising to the right, with a ball on one of them. */
export const steps: Poster = (w, h, { main, second, detail }, random) => {
  const count = Math.round(w / 10) + pick([0, 1], random);
  const step = w / count;
  const rise = (h - 1.25 * step) / count;
  const striped = 1 + Math.floor(random() * (count - 2));
  const ball = pick([count - 1, count - 1, 0], random);
  const top = (i: number) => h - (i + 1) * rise;
  const tread = (i: number) => bar(i * step, top(i), step, h - top(i));
  return [
    draw(main, ...range(count).flatMap((i) => (i === striped ? [] : [tread(i)]))),
    draw(detail, stripes(striped * step, top(striped), step, h - top(striped), 2 * striped + 3)),
    draw(second, disc((ball + 0.5) * step, top(ball) - step / 2, step / 2)),
  ];
};

/** A bar chart: every other bar has a round top, one is much higher. */
export const columns: Poster = (w, h, { main, second, detail }, random) => {
  const count = Math.round(w / 8);
  const step = w / count;
  const best = 1 + Math.floor(random() * (count - 2));
  const heights = range(count).map((i) => (i === best ? 0.88 : 0.18 + random() * 0.45) * h);
  const drawn = (i: number) => {
    const top = h - (heights[i] ?? 0);
    return i % 2 === best % 2 ? column(i * step, top, step, h) : bar(i * step, top, step, h - top);
  };
  const others = range(count).filter((i) => i !== best);
  return [
    draw(main, ...others.filter((i) => i % 2 === best % 2).map(drawn)),
    draw(detail, ...others.filter((i) => i % 2 !== best % 2).map(drawn)),
    draw(second, drawn(best)),
  ];
};

/** Stems with heads of different sizes. */
export const lollipops: Poster = (w, h, { main, second, detail }, random) => {
  const count = Math.round(w / 13);
  const gap = w / count;
  const tall = Math.floor(random() * count);
  const top = (i: number) => (i === tall ? 0.28 : 0.44 + random() * 0.22) * h;
  const heads = range(count).map((i) => ({ x: (i + 0.5) * gap, y: top(i), r: i === tall ? gap * 0.62 : gap * 0.36 }));
  return [
    draw(main, ...heads.map(({ x, y }) => bar(x - 1, y, 2, h - y))),
    draw(detail, ...heads.filter((_, i) => i !== tall).map(({ x, y, r }) => disc(x, y, r))),
    draw(second, ...heads.filter((_, i) => i === tall).map(({ x, y, r }) => disc(x, y, r))),
  ];
};

/** Two axes and growing discs. */
export const bubbles: Poster = (w, h, { main, second, detail }, random) => {
  const thick = 3;
  const low = random() * 3;
  const at = (t: number, r: number) => disc(8 + t * (w - 16), h - 9 - t * (h - 19) + low * (1 - t), r);
  const reach = Math.min(w, h) / 40;
  return [
    draw(main, bar(0, h - thick, w, thick), bar(0, 0, thick, h - thick)),
    draw(detail, at(0.02, 2), at(0.3, 3.4 * reach)),
    draw(second, at(0.86, 9.5 * reach)),
    draw(main, at(0.58, 5 * reach)),
  ];
};

/** A grid of squares, one of them a disc. */
export const standout: Poster = (w, h, { main, second, detail }, random) => {
  const [columnCount, rows] = [Math.round(w / 10), Math.round(h / 10)];
  const one = 1 + Math.floor(random() * (columnCount - 2)) + columnCount * (1 + Math.floor(random() * (rows - 2)));
  const other = (one + columnCount + 1) % (columnCount * rows);
  const cell = (i: number) => [(i % columnCount) * 10 + 5, Math.floor(i / columnCount) * 10 + 5] as const;
  const square = (i: number) => bar(cell(i)[0] - 3.2, cell(i)[1] - 3.2, 6.4, 6.4);
  return [
    draw(main, ...range(columnCount * rows).flatMap((i) => (i === one || i === other ? [] : [square(i)]))),
    draw(detail, square(other)),
    draw(second, disc(...cell(one), 6.4)),
  ];
};

/** A halftone of growing dots, with a large dot over the small ones. */
export const halftone: Poster = (w, h, { main, second }, random) => {
  const [columnCount, rows] = [Math.round(w / 6.5), Math.round(h / 6.5)];
  const step = w / columnCount;
  const upwards = random() < 0.5;
  const covered = (x: number, y: number) => x < 4 && (upwards ? rows - 1 - y : y) < 4;
  const size = (x: number, y: number) => x / (columnCount - 1) + (upwards ? rows - 1 - y : y) / (rows - 1);
  const field = dots(step / 2, (h - (rows - 1) * step) / 2, columnCount, rows, step, (x, y) =>
    covered(x, y) ? 0 : step * (0.06 + 0.19 * size(x, y)),
  );
  const r = 2 * step;
  return [draw(main, field), draw(second, disc(r, upwards ? h - r : r, r - step * 0.2))];
};
