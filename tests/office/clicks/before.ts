import type { FirstItem } from './firstItem.ts';
import type { Hand } from './hand.ts';

/**
 * Figures of 7bac80f, the last commit with the former office, by the same rules (`Hand`), on the shortest way that its
 * screens had; and the limit of today: 30 % less where more than five were needed. Those of the case study and the
 * affiliate were measured in a browser, the others counted along their way. A post is the exception: it needs a click for
 * each field that the spec requires.
 */
export const jobs = {
  triage: {
    name: 'Triage of 20 enquiries: take, follow up in 3 days, answer from a template',
    before: 180,
    limit: 126,
    way: 'each: row, A, F, In 3 days, Save, Templates, Enter, Send Reply, Back',
  },
  answer: {
    name: 'Answer an enquiry and open the next',
    before: 6,
    limit: 4,
    way: 'row, R, Tab, Enter, Back, next row',
  },
  post: {
    name: 'Write and schedule a post',
    before: 7,
    limit: 6,
    way: 'Add Blog, Title, Body, Excerpt, Tags, Publish at, Create Post',
  },
  caseStudy: {
    name: 'Add a case study with three pictures and their alt texts',
    before: 27,
    limit: 18,
    way:
      'Add Portfolio, Title, Description, Category, Tags, Image file, its button, file, Open, Alt text, Add Pictures, ' +
      'Upload, 2 files, Open, 2 pictures, Done, Create Item; library: link, and for each picture: open, Alt text, Enter',
  },
  affiliate: { name: 'Accept an affiliate', before: 3, limit: 3, way: 'Affiliates, Accept, Accept' },
  call: { name: 'Book a call by hand from an enquiry', before: null, limit: 3, way: 'not possible' },
} as const;
export type Job = keyof typeof jobs;

/** @returns a Markdown table */
export function jobTable(done: readonly { job: Job; hand: Hand; seconds: number }[]): string {
  const rows = done.map(({ job, hand, seconds }) => {
    const { name, before, way } = jobs[job];
    const change = before ? `${Math.round((hand.actions / before - 1) * 100)} %` : '–';
    return [name, before ?? '–', hand.actions, change, hand.clicks, hand.keys, seconds.toFixed(1), way];
  });
  const heads = ['Job', '7bac80f', 'Now', 'Change', 'Clicks', 'Keys', 'Seconds', 'Way at 7bac80f'];
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * Where the work began at 7bac80f, measured by the same rule (`measureFirstItem`): its top in pixels at 1440 × 900 and
 * at 390 × 844, and the items that were wholly in the window at 1440 × 900. `selector` is the work where it is no row,
 * entry or field. Screens that were empty there are left out.
 */
export const before = {
  '/dashboard': { selector: null, desk: 409, phone: 389, rows: 6 },
  '/contact-query': { selector: null, desk: 742, phone: 754, rows: 2 },
  '/contact-details/{id}': { selector: 'textarea[name=replyText]', desk: 701, phone: 1090, rows: 1 },
  '/contact-query?view=board': { selector: '[data-row], li', desk: 428, phone: 437, rows: 3 },
  '/blog-manage': { selector: null, desk: 626, phone: 702, rows: 2 },
  '/admin/add-blog': { selector: '[contenteditable=true]', desk: 925, phone: 861, rows: 0 },
  '/admin/edit-blog/post-1': { selector: '[contenteditable=true]', desk: 925, phone: 989, rows: 0 },
  '/portfolio-manage': { selector: null, desk: 626, phone: 702, rows: 2 },
  '/admin/add-portfolio': { selector: '[name=description]', desk: 639, phone: 678, rows: 0 },
  '/admin/generate-review-link': { selector: null, desk: 419, phone: 512, rows: 1 },
  '/admin/affiliate-manage': { selector: null, desk: 582, phone: 825, rows: 4 },
  '/admin/insights': { selector: null, desk: 545, phone: 805, rows: 5 },
  '/admin/booking': { selector: 'ul[aria-label=Bookings] li', desk: 779, phone: 960, rows: 0 },
  '/admin/slots': { selector: null, desk: 747, phone: 855, rows: 0 },
  '/admin/media': { selector: null, desk: 534, phone: 658, rows: 6 },
  '/admin/texts': { selector: null, desk: 423, phone: 421, rows: 7 },
  '/admin/site': { selector: null, desk: 451, phone: 497, rows: 1 },
  '/admin/users': { selector: null, desk: 434, phone: 470, rows: 4 },
  '/admin/signup': { selector: null, desk: 375, phone: 384, rows: 1 },
  '/admin/api-tokens': { selector: null, desk: 451, phone: 408, rows: 1 },
  '/admin/audit': { selector: null, desk: 591, phone: 780, rows: 5 },
  '/admin/import': { selector: null, desk: 439, phone: 395, rows: 1 },
  '/admin/people': { selector: null, desk: 451, phone: 408, rows: 1 },
  '/admin/campaign-links': { selector: null, desk: 451, phone: 435, rows: 1 },
  '/account': { selector: null, desk: 423, phone: 438, rows: 1 },
} as const satisfies Record<string, { selector: string | null; desk: number; phone: number; rows: number }>;
export type ScreenPath = keyof typeof before;

/** @returns a Markdown table */
export function screenTable(measured: ReadonlyMap<ScreenPath, FirstItem[]>): string {
  const rows = [...measured].map(([path, [desk, compact, phone]]) => {
    const was = before[path];
    return [path, was.desk, desk?.y, compact?.y, was.rows, desk?.rows, compact?.rows, was.phone, phone?.y];
  });
  const heads = [
    ...['Screen', 'y at 7bac80f', 'Now', 'Compact', 'Rows at 7bac80f', 'Now', 'Compact'],
    ...['Phone: y at 7bac80f', 'Now'],
  ];
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
