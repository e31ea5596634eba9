import { sourceLabel } from '#schema/sourceLabel.ts';
import type { InsightRow, PeriodFigures } from '#server/schema.gen.ts';
import { columnsOf } from './columns.ts';
import { csvList } from './csvList.ts';

const figures = columnsOf<Omit<InsightRow, 'name' | 'title'>>();
const figureColumns = [
  figures.cell('Visitors', 'visitors'),
  figures.cell('Page views', 'views'),
  figures.cell('Enquiries', 'enquiries'),
  figures.cell('Won', 'won'),
  figures.cell('Value (rupees)', 'value'),
];

const insightTable = (name: string, head: string) =>
  csvList<InsightRow>(`insights.${name}.rows`, ({ cell }) => [
    cell(head, 'name', (text) => text ?? sourceLabel(null)),
    cell('Title', 'title'),
    ...figureColumns,
  ]);

export const insightLists = {
  'insights-series': csvList<PeriodFigures>('insights.series', ({ cell }) => [
    cell('From', 'from'),
    cell('To', 'to'),
    ...figureColumns,
  ]),
  'insights-sources': insightTable('sources', 'Source'),
  'insights-campaigns': insightTable('campaigns', 'Campaign'),
  'insights-pages': insightTable('pages', 'Page'),
  'insights-posts': insightTable('posts', 'Post'),
  'insights-items': insightTable('items', 'Item'),
  'insights-devices': insightTable('devices', 'Device'),
};
