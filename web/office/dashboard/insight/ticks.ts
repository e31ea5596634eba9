/** @returns the ticks of an axis, from 0 to the first that reaches the maximum: four or five round values */
export function ticksOf(max: number): number[] {
  const step = roundStep(Math.max(max, 1) / 4);
  const count = Math.ceil(Math.max(max, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The next of 1, 2, 5, 10, 20 and so on, because counts have no fractions. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= least) ?? 10;
  return factor * power;
}

/** @returns a short axis label: '800', '12k', '3.5L', '2Cr' */
export function shortNumber(value: number): string {
  const units: [least: number, unit: string][] = [
    [1e7, 'Cr'],
    [1e5, 'L'],
    [1e3, 'k'],
  ];
  const [least, unit] = units.find(([size]) => value >= size) ?? [1, ''];
  return `${Math.round((value / least) * 10) / 10}${unit}`;
}
