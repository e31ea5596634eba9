import type { CsvColumns } from '#web/shared/lists/csv.ts';
import { inIndia, numberText } from '#web/shared/lists/csvCells.ts';

/** Whether something is public. */
export const publishColumns: CsvColumns<{ isPublished: boolean }> = [
  ['Status', ({ isPublished }) => (isPublished ? 'Published' : 'Draft')],
];

type Planned = {
  publishAt: string | null;
  takeBackAt: string | null;
  pendingChanges: readonly { name: string }[];
  recentFigures: { views: number | null; enquiries: number };
};

/** What is planned of a post or an item, whose changes of it are not stored, and how its page does. */
export const planColumns: CsvColumns<Planned> = [
  ['To be published (India)', ({ publishAt }) => inIndia(publishAt)],
  ['To be taken back (India)', ({ takeBackAt }) => inIndia(takeBackAt)],
  ['Unsaved changes of', ({ pendingChanges }) => pendingChanges.map(({ name }) => name).join(', ')],
  ['Views in 30 days', ({ recentFigures }) => numberText(recentFigures.views)],
  ['Enquiries in 30 days', ({ recentFigures }) => numberText(recentFigures.enquiries)],
];
