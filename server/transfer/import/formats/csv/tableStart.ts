import type { Row } from './rows.ts';

/** Rows above the names of the columns: a title, empty lines. */
export const MAX_ABOVE = 20;

const filled = ({ cells }: Row) => cells.filter((cell) => cell.trim()).length;

/**
 * Finds the row with the names of the columns: the first that is as wide as the table, or has at least half as many filled
 * cells as the fullest row.
 * @param rows the first rows of a file
 * @returns its index; 0 when there is none
 */
export function headIndex(rows: readonly Row[]): number {
  const first = rows.slice(0, MAX_ABOVE + 1);
  const most = Math.max(0, ...first.map(filled));
  const width = Math.max(0, ...first.map(({ cells }) => cells.length));
  const isHead = (row: Row) => filled(row) > 1 && (filled(row) * 2 >= most || row.cells.length === width);
  return Math.max(0, first.findIndex(isHead));
}

/** The names of columns. Of equal ones the second has a number: `Phone (2)`. */
export function columnNames(cells: readonly string[]): string[] {
  const names: string[] = [];
  for (const cell of cells) {
    const name = cell.trim();
    let unused = name;
    for (let count = 2; name && names.includes(unused); count += 1) unused = `${name} (${count})`;
    names.push(unused);
  }
  return names;
}
