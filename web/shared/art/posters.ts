import { bubbles, columns, halftone, lollipops, standout, steps } from './charts.ts';
import type { Poster, Shape, Tone } from './drawing.ts';
import { pick } from './random.ts';
import { arch, bar, disc, half, lens, quarter, quarterRing, ring, stripes } from './shapes.ts';

const draw = (tone: Tone, ...parts: string[]): Shape => ({ tone, d: parts.join('') });
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Quarter rings spread from a corner like a signal. */
const broadcast: Poster = (w, h, { main, second, detail }, random) => {
  const band = pick([4.5, 6], random);
  const rings = band > 5 ? [2, 4, 6] : [2, 4, 6, 8];
  const r = (w - 6.5 * band) / 2 > 9 ? 7 : band * 0.7;
  return [
    draw(main, ...rings.map((i) => quarterRing(0, h, (i + 1) * band, i * band, 1, -1))),
    draw(second, quarter(0, h, band, -band)),
    draw(detail, disc(w - 1.6 * r, 1.6 * r, r)),
  ];
};

/** Tiles of quarter discs, one of them whole, one of them empty. */
const tiles: Poster = (w, h, { main, second, detail }, random) => {
  const [columnCount, rows] = [Math.round(w / 20), Math.round(h / 20)];
  const [tw, th] = [w / columnCount, h / rows];
  const whole = Math.floor(random() * columnCount * rows);
  const turn = Math.floor(random() * 2);
  const tile = (i: number) => {
    const [column, row] = [i % columnCount, Math.floor(i / columnCount)];
    const [right, down] = [(column + row * turn) % 2 === 0, (row + column + turn) % 2 === 0];
    const r = Math.min(tw, th);
    return quarter((column + (right ? 0 : 1)) * tw, (row + (down ? 0 : 1)) * th, right ? r : -r, down ? r : -r);
  };
  const [cx, cy] = [((whole % columnCount) + 0.5) * tw, (Math.floor(whole / columnCount) + 0.5) * th];
  const rest = range(columnCount * rows).filter((i) => i !== whole);
  const odd = pick(rest, random);
  return [
    draw(main, ...rest.filter((i) => i !== odd).map(tile)),
    draw(detail, tile(odd)),
    draw(second, disc(cx, cy, Math.min(tw, th) * 0.38)),
  ];
};

/** A disc, one half solid, the other half counted out in bars. */
const counted: Poster = (w, h, { main, second }, random) => {
  const r = Math.min(w, h) * 0.42;
  const [cx, cy] = [w / 2, h / 2];
  const count = pick([5, 7], random);
  const thick = (2 * r) / (2 * count - 1);
  const length = (i: number) => Math.sqrt(r ** 2 - Math.min(r, Math.abs((2 * i + 0.5) * thick - r)) ** 2);
  const bars = range(count).map((i) => bar(cx, cy - r + 2 * i * thick, length(i), thick));
  return [draw(second, half(cx, cy, r, 'left')), draw(main, ...bars)];
};

/** Three quarters of a whole, and the piece that was taken. */
const share: Poster = (w, h, { main, second, detail }, random) => {
  const r = Math.min(w, h) * 0.38;
  const [cx, cy, apart] = [w / 2 - 2, h / 2 + 2, 4];
  const piece = quarter(cx + apart, cy - apart, r, -r);
  const rest = [quarter(cx, cy, -r, -r), quarter(cx, cy, -r, r), quarter(cx, cy, r, r)];
  const hole = random() < 0.5 ? disc(cx - r * 0.45, cy + r * 0.45, r * 0.2) : '';
  return [draw(main, ...rest), draw(second, piece), draw(detail === main ? 'signal' : detail, hole)];
};

/** Arches stand in one another on the ground line. */
const arches: Poster = (w, h, { main, second, detail }, random) => {
  const outer = Math.min(w * 0.45, h * 0.6);
  const band = outer / 6;
  const cx = w / 2;
  const floor = h - 5;
  return [
    draw(main, arch(cx, floor, outer, outer - band), arch(cx, floor, outer - 4 * band, 0), bar(0, floor, w, 5)),
    draw(second, arch(cx, floor, outer - 2 * band, outer - 3 * band)),
    draw(detail, random() < 0.5 ? disc(w - 6, 6, 3) : disc(cx, (floor - outer) / 2, (floor - outer) / 4)),
  ];
};

/** A thick line that swings up and down and ends in a point. */
const wave: Poster = (w, h, { main, second, detail }, random) => {
  const pitch = w / Math.round(w / 16);
  const [outer, inner] = [pitch * 0.72, pitch * 0.28];
  const y = h * pick([0.4, 0.5], random);
  const swing = (i: number) => {
    const x = (i + 0.5) * pitch;
    return i % 2 ? arch(x, y, outer, inner) : quarterRing(x, y, outer, inner) + quarterRing(x, y, outer, inner, -1);
  };
  const count = Math.round(w / pitch);
  return [
    draw(main, ...range(count + 1).map(swing)),
    draw(second, disc(pitch / 2, y - 0.4, inner - 0.8)),
    draw(detail, bar(0, h - 5, w, 5)),
  ];
};

/** Two discs and what they share. */
const overlap: Poster = (w, h, { ground, main, second, detail }, random) => {
  const r = Math.min(w, h) * 0.34;
  const distance = r * pick([0.9, 1.1, 1.25], random);
  const [cx, cy] = [w / 2, h / 2];
  const common = detail === main ? ground : detail;
  return [
    draw(main, disc(cx - distance / 2, cy, r)),
    draw(second, disc(cx + distance / 2, cy, r)),
    draw(common, lens(cx, cy, r, distance)),
  ];
};

/** A great quarter against ruled lines. */
const ruled: Poster = (w, h, { main, second, detail }, random) => {
  const r = Math.min(w, h);
  const count = pick([6, 8], random);
  return [
    draw(detail, stripes(w / 2, 0, w / 2, h, count)),
    draw(main, quarter(w / 2, h, -r * (w / 2 < r ? w / 2 / r : 1), -r * (w / 2 < r ? w / 2 / r : 1))),
    draw(second, disc(w / 2, h * 0.3, r * 0.2)),
  ];
};

/** Rings around a point off the middle. */
const target: Poster = (w, h, { main, second, detail }, random) => {
  const [cx, cy] = [w * pick([0.38, 0.5], random), h * pick([0.4, 0.6], random)];
  const m = Math.min(w, h);
  const below = cy < h / 2;
  return [
    draw(main, ring(cx, cy, m * 0.58, m * 0.47), ring(cx, cy, m * 0.36, m * 0.25)),
    draw(second, disc(cx, cy, m * 0.14)),
    draw(detail, quarter(w, below ? h : 0, -m * 0.2, below ? -m * 0.2 : m * 0.2)),
  ];
};

export const posters: Poster[] = [
  steps,
  columns,
  lollipops,
  bubbles,
  standout,
  halftone,
  broadcast,
  tiles,
  counted,
  share,
  arches,
  wave,
  overlap,
  ruled,
  target,
];
