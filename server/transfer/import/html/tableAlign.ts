import type { Element, ElementContent, Root } from 'hast';
import { type Align, type AlignedCell, alignColumns, alignInStyle, alignNamed } from '#schema/tableAlign.ts';
import { findElements, isBlock, isElement, propertyOf, textOf } from './elements.ts';

/** Gives the cells of tables the attribute `align`, whatever says how they are aligned. Changes the tree. */
export function alignTables(root: Root): void {
  for (const table of findElements(root, 'table')) {
    const rows = rowsOf(table);
    for (const { row, section } of rows)
      for (const [index, cell] of cellsOf(row).entries()) {
        const around = [cell, columnsOf(table)[index], row, section].map(ownAlign).find(Boolean);
        setAlign(cell, alignOfContent(cell) ?? around ?? alignInStyle(propertyOf(table, 'style')));
      }
    if (!hasSpans(table)) alignRows(rows.map(({ row }) => row));
  }
}

export const cellsOf = (row: Element): Element[] => childrenNamed(row, 'td', 'th');

const childrenNamed = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter((child): child is Element => isElement(child) && names.includes(child.tagName));

export const rowsOf = (table: Element): { row: Element; section?: Element }[] =>
  childrenNamed(table, 'thead', 'tbody', 'tfoot', 'tr').flatMap((part) =>
    part.tagName === 'tr' ? [{ row: part }] : childrenNamed(part, 'tr').map((row) => ({ row, section: part })),
  );

const columnsOf = (table: Element): Element[] =>
  [table, ...childrenNamed(table, 'colgroup')].flatMap((parent) =>
    childrenNamed(parent, 'col').flatMap((column) =>
      Array<Element>(Math.min(100, Number(propertyOf(column, 'span')) || 1)).fill(column),
    ),
  );

export const hasSpans = (table: Element): boolean =>
  findElements(table, 'td', 'th').some((cell) =>
    ['colSpan', 'rowSpan'].some((name) => Number(propertyOf(cell, name)) > 1),
  );

function ownAlign(node: Element | undefined): Align | null {
  if (!node) return null;
  const [, named = ''] = ALIGN_CLASS.exec(propertyOf(node, 'className')) ?? [];
  return (
    alignInStyle(propertyOf(node, 'style')) ??
    alignNamed(named) ??
    (node.tagName === 'center' ? 'center' : alignNamed(propertyOf(node, 'align') || propertyOf(node, 'dataAlign')))
  );
}

/** Classes of WordPress's blocks, of its classic editor and of Bootstrap. */
const ALIGN_CLASS = /(?:^| )(?:has-text-align-|text-|align)(left|center|right|start|end)(?: |$)/;

/** The alignment of the paragraphs of a cell, if they agree. */
function alignOfContent(cell: Element): Align | null {
  const parts = cell.children.filter((child) => isElement(child) || textOf(child).trim());
  const isWhole = (child: ElementContent): child is Element =>
    isElement(child) && (isBlock(child) || child.tagName === 'span');
  if (parts.length === 0 || !parts.every(isWhole)) return null;
  const [align = null, ...others] = new Set(parts.map((part) => ownAlign(part) ?? alignOfContent(part)));
  return others.length > 0 ? null : align;
}

function setAlign(cell: Element, align: Align | null): void {
  const { align: _, ...others } = cell.properties;
  cell.properties = align ? { ...others, align } : others;
}

function alignRows(rows: Element[]): void {
  const cells = rows.map(cellsOf);
  const aligned = cells.map((row) =>
    row.map(
      (cell): AlignedCell => ({
        align: alignNamed(propertyOf(cell, 'align')),
        isEmpty: !textOf(cell).trim() && findElements(cell, 'img').length === 0,
      }),
    ),
  );
  alignColumns(aligned);
  for (const [index, row] of cells.entries())
    for (const [column, cell] of row.entries()) setAlign(cell, aligned[index]?.[column]?.align ?? null);
}
