import type { CommandProps } from '@tiptap/core';
import { Table } from '@tiptap/extension-table';
import type { Transaction } from '@tiptap/pm/state';
import { addRowAfter, addRowBefore, isInTable, selectedRect, TableMap } from '@tiptap/pm/tables';
import type { Align } from '#schema/tableAlign.ts';

/** Markdown aligns whole columns: so does the toolbar, and a new row is aligned like the row beside it. */
export const AlignedTable = Table.extend({
  addCommands() {
    return {
      ...this.parent?.(),
      addRowBefore: () => addRow(true),
      addRowAfter: () => addRow(false),
      alignColumn:
        (align: Align) =>
        ({ state, tr, dispatch }) => {
          if (!isInTable(state)) return false;
          const { map, tableStart, left, right } = selectedRect(state);
          if (!dispatch) return true;
          const cells = map.cellsInRect({ left, right, top: 0, bottom: map.height });
          for (const position of cells) tr.setNodeAttribute(tableStart + position, 'align', align);
          return true;
        },
    };
  },
});

const addRow =
  (isBefore: boolean) =>
  ({ state, tr, dispatch }: CommandProps): boolean => {
    if (!isInTable(state)) return false;
    const { tableStart, top, bottom } = selectedRect(state);
    const isAdded = (isBefore ? addRowBefore : addRowAfter)(state, dispatch);
    if (dispatch) copyAlign(tr, tableStart, isBefore ? [top, top + 1] : [bottom, bottom - 1]);
    return isAdded;
  };

function copyAlign(tr: Transaction, tableStart: number, [to, from]: [number, number]): void {
  const table = tr.doc.nodeAt(tableStart - 1);
  if (!table) return;
  const map = TableMap.get(table);
  for (let column = 0; column < map.width; column += 1) {
    const [target, source] = [to, from].map((row) => map.map[row * map.width + column] ?? 0) as [number, number];
    const align = table.nodeAt(source)?.attrs.align;
    if (align && target !== source) tr.setNodeAttribute(tableStart + target, 'align', align);
  }
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    alignedTable: { alignColumn: (align: Align) => ReturnType };
  }
}
