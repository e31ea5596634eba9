/** Basic shapes as closed SVG paths, on a grid of cells of ten units. */

const rounded = (value: number) => Number(value.toFixed(2));
const n = (value: number) => rounded(value).toString();
/** A radius and exactly twice its rounded value: half circles are round only if the two agree. */
const pair = (radius: number) => [n(radius), n(2 * rounded(radius)), n(-2 * rounded(radius))] as const;
const p = (x: number, y: number) => `${n(x)} ${n(y)}`;

export function bar(x: number, y: number, width: number, height: number): string {
  return `M${p(x, y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

export function disc(x: number, y: number, radius: number): string {
  const [r, across, back] = pair(radius);
  return `M${p(x - radius, y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 ${back} 0z`;
}

/** A disc with a hole; needs the even-odd fill rule. */
export function ring(x: number, y: number, outer: number, inner: number): string {
  return disc(x, y, outer) + disc(x, y, inner);
}

/** A quarter disc with its right angle at (x, y); `dx` and `dy` have the same size and any sign. */
export function quarter(x: number, y: number, dx: number, dy: number): string {
  const r = n(Math.abs(dx));
  return `M${p(x, y)}h${n(dx)}A${r} ${r} 0 0 ${dx * dy > 0 ? 1 : 0} ${p(x, y + dy)}z`;
}

/** A quarter ring around the corner (x, y). */
export function quarterRing(x: number, y: number, outer: number, inner: number, sx = 1, sy = 1): string {
  const sweep = sx * sy > 0 ? 1 : 0;
  const [o, i] = [n(outer), n(inner)];
  const arms = `M${p(x + sx * inner, y)}H${n(x + sx * outer)}A${o} ${o} 0 0 ${sweep} ${p(x, y + sy * outer)}`;
  return `${arms}V${n(y + sy * inner)}A${i} ${i} 0 0 ${1 - sweep} ${p(x + sx * inner, y)}z`;
}

/** A half disc; (x, y) is the middle of its flat side. */
export function half(x: number, y: number, radius: number, side: 'up' | 'down' | 'left' | 'right'): string {
  const [r, across] = pair(radius);
  if (side === 'up' || side === 'down')
    return `M${p(x - radius, y)}a${r} ${r} 0 0 ${side === 'up' ? 1 : 0} ${across} 0z`;
  return `M${p(x, y - radius)}a${r} ${r} 0 0 ${side === 'right' ? 1 : 0} 0 ${across}z`;
}

/** A column down to `bottom` with a round top. */
export function column(x: number, top: number, width: number, bottom: number): string {
  const [r, across] = pair(width / 2);
  return `M${p(x, bottom)}V${n(top + width / 2)}a${r} ${r} 0 0 1 ${across} 0V${n(bottom)}z`;
}

/** A raised comma: a half disc with a tail to the left. */
export function quote(x: number, y: number, radius: number): string {
  const [r, tail] = pair(radius);
  return `M${p(x - radius, y)}a${r} ${r} 0 0 1 ${tail} 0A${tail} ${tail} 0 0 1 ${p(x - radius, y + 2 * radius)}z`;
}

/** A speech bubble: a disc with one square corner at the bottom. */
export function bubble(x: number, y: number, radius: number, corner: 'left' | 'right'): string {
  const r = n(radius);
  if (corner === 'left') return `M${p(x - radius, y)}a${r} ${r} 0 1 1 ${r} ${r}h${n(-radius)}z`;
  return `M${p(x + radius, y)}a${r} ${r} 0 1 0 ${n(-radius)} ${r}h${r}z`;
}

/** Half a ring on two feet. */
export function arch(x: number, y: number, outer: number, inner: number): string {
  const [o, across] = pair(outer);
  const [i, , back] = pair(inner);
  return `M${p(x - outer, y)}a${o} ${o} 0 0 1 ${across} 0H${n(x + inner)}a${i} ${i} 0 0 0 ${back} 0z`;
}

/** The intersection of two discs of one radius. */
export function lens(x: number, y: number, radius: number, distance: number): string {
  const h = Math.sqrt(radius ** 2 - (distance / 2) ** 2);
  const r = n(radius);
  return `M${p(x, y - h)}A${r} ${r} 0 0 1 ${p(x, y + h)}A${r} ${r} 0 0 1 ${p(x, y - h)}z`;
}

/** Equal stripes with gaps of the same width, horizontal or `standing`. */
export function stripes(x: number, y: number, width: number, height: number, count: number, standing = false): string {
  const step = (standing ? width : height) / (2 * count - 1);
  return Array.from({ length: count }, (_, i) =>
    standing ? bar(x + 2 * i * step, y, step, height) : bar(x, y + 2 * i * step, width, step),
  ).join('');
}

/** A grid of dots from the top left dot; `radius` may differ per dot, 0 omits a dot. */
export function dots(
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: number,
  radius: (column: number, row: number) => number,
): string {
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const r = radius(column, row);
    return r > 0 ? disc(x + column * step, y + row * step, r) : '';
  }).join('');
}
