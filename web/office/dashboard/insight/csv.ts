import { sourceLabel } from '#schema/sourceLabel.ts';
import type { CsvColumns } from '#web/shared/lists/csv.ts';
import type { Figures } from './measures.ts';
import type { Row } from './subjects.ts';

type Counts = Pick<Figures, 'visitors' | 'views'> & {
  enquiries?: number | null;
  won?: number | null;
  value?: number | null;
};

/** Empty where nothing was counted: a spreadsheet would take a word for a text, and a zero for a figure. */
const counts: CsvColumns<Counts> = [
  ['Visitors', ({ visitors }) => String(visitors ?? '')],
  ['Page views', ({ views }) => String(views ?? '')],
  ['Enquiries', ({ enquiries }) => String(enquiries ?? '')],
  ['Won', ({ won }) => String(won ?? '')],
  ['Value (rupees)', ({ value }) => String(value ?? '')],
];

/** The columns of the file of a period in days, weeks or months. */
export const seriesColumns: CsvColumns<Figures> = [['From', ({ from }) => from], ['To', ({ to }) => to], ...counts];

/** The columns of the file of a table. @param head what its rows are called */
export const rowColumns = (head: string): CsvColumns<Row> => [
  [head, ({ name }) => (name == null ? sourceLabel(null) : name)],
  ['Title', ({ title }) => title ?? ''],
  ...counts,
];
