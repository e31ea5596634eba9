/** Measured values of a page. Times in ms, sizes in KB (1000 bytes) as transferred. */
export type Numbers = {
  LCP: number;
  /** The best run counts, because load only makes it longer. */
  TBT: number;
  CLS: number;
  'JS KB': number;
  'all KB': number;
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
};

type Limits = Pick<Numbers, 'LCP' | 'TBT' | 'JS KB' | 'all KB'>;

const home: Limits = { LCP: 1000, TBT: 75, 'JS KB': 140, 'all KB': 180 };
const list: Limits = { ...home, LCP: 1300, 'all KB': 330 };
const reading: Limits = { ...home, 'all KB': 200 };

/** Limits by row of the route table; other pages have those of the home page. */
const limits: Record<string, Limits> = {
  '/blogs': list,
  '/portfolio': list,
  '/blog/author/:slug': list,
  '/blog/:slug': reading,
  '/portfolio/:slug': reading,
  '/contact': { ...home, 'all KB': 170 },
};

/**
 * In ms, from the click to the heading of the next page: for a link that was hovered or seen before, for one followed
 * immediately after the page load, and the time of later changes after that heading.
 */
export const clickLimits = {
  phone: { chosen: 400, atOnce: 450, settled: Number.POSITIVE_INFINITY },
  desktop: { chosen: 100, atOnce: 120, settled: 150 },
} as const;

/** @returns the missed limits of a page, one line each */
export function missesOf(route: string, numbers: Numbers): string[] {
  const most = { CLS: 0, ...(limits[route] ?? home) };
  const tooMuch = Object.entries(most)
    .filter(([name, limit]) => !(numbers[name as keyof Numbers] <= limit))
    .map(([name, limit]) => `${name} ${numbers[name as keyof Numbers]}, at most ${limit}`);
  const tooLittle = (['performance', 'accessibility', 'best-practices', 'seo'] as const)
    .filter((name) => numbers[name] !== 100)
    .map((name) => `${name} ${numbers[name]}, must be 100`);
  return [...tooMuch, ...tooLittle];
}
