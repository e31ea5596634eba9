/** A row of a list, drawn as one of a table or as a card; the attribute's value is the id of its item. */
export const rowSelector = '[data-row]';
/** What belongs to rows: one, or the bar that does something with several. When it goes, a row has the focus. */
export const ofRowsSelector = '[data-row], [data-of-rows]';

/** @returns the row that has the focus within it */
export const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;

/** @returns the rows that are drawn of the list in which a row stands, or of all lists of the page */
export const rowsBeside = (row: Element | null): HTMLElement[] => [
  ...(row?.parentElement ?? document).querySelectorAll<HTMLElement>(rowSelector),
];

/** Gives the focus to a row: to its title if that is a link, else to the first control. */
export function focusRow(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('th a') ?? row?.querySelector<HTMLElement>('input, a, button');
  target?.focus();
}

/** Where the row stood that had the focus last. */
let last: { list: Element; index: number } | null = null;

/** Notes the place of the row that an element with the focus is in. */
export function noteFocusedRow(): void {
  const row = focusedRow();
  if (row?.parentElement) last = { list: row.parentElement, index: rowsBeside(row).indexOf(row) };
}

/** Gives the focus, which a row took along as it went, to the row in its place. @returns whether there is one */
export function focusRowInPlace(): boolean {
  if (!last?.list.isConnected) return false;
  const rows = [...last.list.querySelectorAll<HTMLElement>(rowSelector)];
  focusRow(rows[Math.min(last.index, rows.length - 1)]);
  return rows.length > 0;
}
