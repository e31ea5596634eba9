/** A row of a list, as table row or card; the attribute's value is the item's id. */
export const rowSelector = '[data-row]';
/** A row or the bulk action bar. When it is removed, a row gets the focus. */
export const ofRowsSelector = '[data-row], [data-of-rows]';

export const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;

/** @returns the rows of the same list, or of all lists on the page */
export const rowsBeside = (row: Element | null): HTMLElement[] => [
  ...(row?.parentElement ?? document).querySelectorAll<HTMLElement>(rowSelector),
];

export function focusRow(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('th a') ?? row?.querySelector<HTMLElement>('input, a, button');
  target?.focus();
}

let last: { list: Element; index: number } | null = null;

export function noteFocusedRow(): void {
  const row = focusedRow();
  if (row?.parentElement) last = { list: row.parentElement, index: rowsBeside(row).indexOf(row) };
}

/** When the focused row was removed, focuses the row at its position. @returns whether there is one */
export function focusRowInPlace(): boolean {
  if (!last?.list.isConnected) return false;
  const rows = [...last.list.querySelectorAll<HTMLElement>(rowSelector)];
  focusRow(rows[Math.min(last.index, rows.length - 1)]);
  return rows.length > 0;
}
