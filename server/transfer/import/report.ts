import type { Skipped } from './source.ts';

export type ReportLine = {
  title: string;
  /** New path; null when the entry was not imported. */
  path: string | null;
  losses: string[];
  /** What is different here without a loss. Missing in reports of version 0.2. */
  notes?: string[];
};

export type FailedPicture = { host: string; fault: string };

export type ImportReport = {
  format: string;
  source: string;
  counts: Record<
    'posts' | 'items' | 'published' | 'pictures' | 'redirects' | 'enquiries' | 'reviews' | 'known',
    number
  > & {
    /** Pages of the old site among the posts. Missing in reports of version 0.2. */
    pages?: number;
    /** Pages of its own of another Marquee. Missing in reports of other formats. */
    ownPages?: number;
  };
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

/** Sums up the pictures that did not come, because a whole host may be missing. */
export function failedPicturesSummary(failed: readonly FailedPicture[]): Skipped[] {
  if (!failed.length) return [];
  const reasons = [...Map.groupBy(failed, ({ host, fault }) => `${host}: ${fault}`)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, pictures]) => `${pictures.length} × ${reason}`);
  const more = reasons.length > 5 ? `, and ${reasons.length - 5} other reasons` : '';
  return [{ what: countText(failed.length, 'picture'), why: reasons.slice(0, 5).join(', ') + more }];
}

const countText = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`;

export function reportLines({ format, source, counts, lines, skipped }: ImportReport, isDryRun: boolean): string[] {
  const { posts, items, published, pictures, redirects, enquiries, reviews, known, ownPages = 0 } = counts;
  const people = `${countText(enquiries, 'enquiry', 'enquiries')}, ${countText(reviews, 'review')}`;
  const site =
    `${countText(posts, 'post')}, ${countText(items, 'portfolio item')} (${published} published), ` +
    `${ownPages ? `${countText(ownPages, 'page')}, ` : ''}${countText(pictures, 'picture')}${isDryRun ? '' : `, ${countText(redirects, 'redirect')}`}`;
  const contents = { CSV: `${people} (${published} published)`, Marquee: `${site}, ${people}` }[format] ?? site;
  const output = [
    `${format}, ${source.replace(/^\w+ ?/, '') || 'address unknown'}:`,
    `  ${isDryRun ? 'would come' : 'came'}: ${contents}`,
  ];
  if (known) output.push(`  here already: ${known}`);
  for (const { what, why } of skipped) output.push(`  left out: ${what}: ${why}`);
  for (const { title, path, losses, notes = [] } of lines) {
    if (!losses.length && !notes.length) continue;
    output.push(`  ${title}${path ? ` (${path})` : ''}`);
    for (const loss of losses) output.push(`    - ${loss}`);
    for (const note of notes) output.push(`    · ${note}`);
  }
  return output;
}
