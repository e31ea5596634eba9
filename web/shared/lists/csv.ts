import { stringify } from 'csv-stringify/browser/esm/sync';

/** The columns of a file, in a spreadsheet's words. */
export type CsvColumns<Row> = [head: string, cell: (row: Row) => string][];

/**
 * Rows as CSV for a spreadsheet, with an apostrophe before whatever it would take for a formula.
 * @param hasHead whether the file begins here: with the mark by which Excel knows UTF-8, and the heads
 */
export const csvOf = <Row>(columns: CsvColumns<Row>, rows: readonly Row[], hasHead: boolean): string =>
  stringify(
    [...(hasHead ? [columns.map(([head]) => head)] : []), ...rows.map((row) => columns.map(([, cell]) => cell(row)))],
    {
      bom: hasHead,
      quoted: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  );
