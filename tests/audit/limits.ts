/** What is measured of a page, as the table calls it. Times in ms, sizes in KB (1000 bytes) as transferred. */
export type Numbers = {
  LCP: number;
  /** Of the best run: a busy machine makes it longer, never shorter. */
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

/** The limits of each page, by its row of the route table; a page that is not named has those of the home page. */
const limits: Record<string, Limits> = {
  '/blogs': list,
  '/portfolio': list,
  '/blog/author/:slug': list,
  '/blog/:slug': reading,
  '/portfolio/:slug': reading,
  '/contact': { ...home, 'all KB': 170 },
};

/**
 * In ms, from the click to the heading of the next page: of a link that was pointed at or looked at before, and of one that
 * is followed as soon as the page has loaded; and how long after that heading something still changes.
 */
export const clickLimits = {
  phone: { chosen: 400, atOnce: 450, settled: Number.POSITIVE_INFINITY },
  desktop: { chosen: 100, atOnce: 120, settled: 150 },
} as const;

/** @returns what a page misses, each as a line */
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
