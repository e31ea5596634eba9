import { type CsvColumn, columnsOf } from './columns.ts';

export type CsvList = {
  /** Path of fields from Query to the rows. A connection is read page by page. */
  rows: string;
  columns: CsvColumn[];
};

export const csvList = <Row>(
  rows: string,
  columns: (builders: ReturnType<typeof columnsOf<Row>>) => CsvColumn[],
): CsvList => ({
  rows,
  columns: columns(columnsOf<Row>()),
});

export const publishState = (isPublished: boolean) => (isPublished ? 'Published' : 'Draft');
