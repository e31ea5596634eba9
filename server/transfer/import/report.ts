import type { Skipped } from './source.ts';

export type ReportLine = {
  title: string;
  /** New path; null when the entry was not imported. */
  path: string | null;
  losses: string[];
};

export type ImportReport = {
  format: string;
  source: string;
  counts: Record<
    'posts' | 'items' | 'published' | 'pictures' | 'redirects' | 'enquiries' | 'reviews' | 'known',
    number
  >;
  /** Only entries with something to report. */
  lines: ReportLine[];
  skipped: Skipped[];
};

export const emptyReport = (format: string, source: string): ImportReport => ({
  format,
  source,
  counts: { posts: 0, items: 0, published: 0, pictures: 0, redirects: 0, enquiries: 0, reviews: 0, known: 0 },
  lines: [],
  skipped: [],
});

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

export function reportLines({ format, source, counts, lines, skipped }: ImportReport, isDryRun: boolean): string[] {
  const { posts, items, published, pictures, redirects, enquiries, reviews, known } = counts;
  const people = `${counted(enquiries, 'enquiry', 'enquiries')}, ${counted(reviews, 'review')}`;
  const site =
    `${counted(posts, 'post')}, ${counted(items, 'portfolio item')} (${published} published), ` +
    `${counted(pictures, 'picture')}${isDryRun ? '' : `, ${counted(redirects, 'redirect')}`}`;
  const brought = { CSV: `${people} (${published} published)`, Marquee: `${site}, ${people}` }[format] ?? site;
  const told = [
    `${format}, ${source.replace(/^\w+ ?/, '') || 'address unknown'}:`,
    `  ${isDryRun ? 'would come' : 'came'}: ${brought}`,
  ];
  if (known) told.push(`  here already: ${known}`);
  for (const { what, why } of skipped) told.push(`  left out: ${what}: ${why}`);
  for (const { title, path, losses } of lines) {
    if (!losses.length) continue;
    told.push(`  ${title}${path ? ` (${path})` : ''}`);
    for (const loss of losses) told.push(`    - ${loss}`);
  }
  return told;
}
