import { type Align, alignColumns, alignInStyle, alignNamed } from '#schema/tableAlign.ts';

/** Excel names the alignment of a cell in a style sheet. */
const EXCEL_STYLE = /\.(xl\d+)\s*\{([^}]*)\}/g;

/** Reads the style sheets of a clipboard. @returns the alignment by the class of a cell */
export function alignClasses(body: HTMLElement): Map<string, Align> {
  const styles = [...body.ownerDocument.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('');
  const classes = new Map<string, Align>();
  for (const [, name = '', style = ''] of styles.matchAll(EXCEL_STYLE)) {
    const align = alignInStyle(style);
    if (align) classes.set(name, align);
  }
  return classes;
}

/** Gives the cells of tables the attribute `align`, whatever says how they are aligned. */
export function alignTables(body: HTMLElement, classes: Map<string, Align>): void {
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows].map((row) => [...row.cells]);
    for (const row of rows)
      for (const cell of row) {
        const byClass = [...cell.classList].map((name) => classes.get(name)).find(Boolean);
        const around = [cell, cell.parentElement, cell.parentElement?.parentElement].map(ownAlign).find(Boolean);
        setAlign(cell, alignOfContent(cell) ?? byClass ?? around ?? null);
      }
    if (rows.flat().some(({ colSpan, rowSpan }) => colSpan > 1 || rowSpan > 1)) continue;
    const aligned = rows.map((row) =>
      row.map((cell) => ({
        align: alignNamed(cell.getAttribute('align') ?? ''),
        isEmpty: !cell.textContent?.trim() && !cell.querySelector('img'),
      })),
    );
    alignColumns(aligned);
    for (const [index, row] of rows.entries())
      for (const [column, cell] of row.entries()) setAlign(cell, aligned[index]?.[column]?.align ?? null);
  }
}

const ownAlign = (element: Element | null | undefined): Align | null => {
  // The place of a table is no alignment of its text.
  if (!element || element.tagName === 'TABLE') return null;
  return alignInStyle(element.getAttribute('style') ?? '') ?? alignNamed(element.getAttribute('align') ?? '');
};

/** The alignment of the paragraphs of a cell, if they agree. */
function alignOfContent(cell: Element): Align | null {
  const parts = [...cell.childNodes].filter((child) => child.textContent?.trim());
  const isBlock = (child: Node): child is Element =>
    child instanceof Element && /^(?:P|DIV|CENTER)$/.test(child.tagName);
  if (parts.length === 0 || !parts.every(isBlock)) return null;
  const [align = null, ...others] = new Set(parts.map((part) => ownAlign(part) ?? alignOfContent(part)));
  return others.length > 0 ? null : align;
}

function setAlign(cell: HTMLTableCellElement, align: Align | null): void {
  cell.style.removeProperty('text-align');
  if (align) cell.setAttribute('align', align);
  else cell.removeAttribute('align');
}
