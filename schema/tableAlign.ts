export type Align = 'left' | 'center' | 'right';

/** A cell of a table without merged cells. */
export type AlignedCell = { align: Align | null; isEmpty: boolean };

const aligns: Record<string, Align> = { left: 'left', start: 'left', center: 'center', right: 'right', end: 'right' };

/** @returns the alignment that a value of CSS or HTML means; null for none, and for justified text */
export const alignNamed = (value: string): Align | null =>
  aligns[
    value
      .trim()
      .toLowerCase()
      .replace(/^-(?:webkit|moz)-/, '')
  ] ?? null;

/** @returns the alignment that a style says; the last declaration counts */
export const alignInStyle = (style: string): Align | null =>
  alignNamed(/.*(?:^|[;\s])text-align\s*:\s*([\w-]+)/is.exec(style)?.[1] ?? '');

/**
 * Markdown aligns whole columns. Spreadsheets align numbers but not the header above them, and cells without a text
 * have any alignment: both follow the cells of their column, if these agree.
 */
export function alignColumns([header = [], ...rows]: AlignedCell[][]): void {
  for (const [index, head] of header.entries()) {
    const cells = rows.flatMap((row) => row[index] ?? []);
    const aligned = new Set(cells.filter(({ isEmpty }) => !isEmpty).map(({ align }) => align));
    // Without an alignment a cell begins at the left.
    if (aligned.size === 2 && aligned.has(null)) aligned.delete('left');
    const [align = null] = aligned;
    if (aligned.size !== 1) continue;
    for (const cell of cells) cell.align = align;
    if (head.isEmpty || !head.align || (head.align === 'left' && !align)) head.align = align;
  }
}
