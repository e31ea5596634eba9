import { type MouseEvent, type ReactNode, useId } from 'react';
import { SelectBox } from '#web/shared/lists/SelectBox.tsx';
import type { Selection } from '#web/shared/lists/useSelection.ts';
import { useVirtualRows } from '#web/shared/lists/useVirtualRows.ts';
import { useMedia } from './useMedia.ts';

export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names the row: set in bold, read out as the row's header, first on a phone's card. */
  title?: boolean;
  className?: string;
};

type Props<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** How many rows the whole list has; left out, as many as `rows`. */
  total?: number;
  /** Called when the end of `rows` comes near, to fetch more. */
  onEnd?: () => void;
  /** Lets rows be selected; left out, they cannot be. */
  selectable?: Selectable<Row>;
};

/** A list of which rows can be selected. */
export type Selectable<Row> = { selection: Selection; nameOf: (row: Row) => string };

const interactive = 'a, button, input, select, textarea, label';

/** A click anywhere on a row follows the link in its title cell, with the same modifier keys. */
function followTitle(event: MouseEvent<HTMLTableRowElement>) {
  if (event.target instanceof Element && event.target.closest(interactive)) return;
  if (getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  event.currentTarget.querySelector('th a')?.dispatchEvent(click);
}

/** How high a row and a phone's card are before they have been measured, and what is between two. */
const shapes = { row: { height: 68, gap: 0 }, card: { height: 220, gap: 16 } };

/** A table that turns into cards on a phone; of a long one only what the window shows is drawn. */
export function Table<Row>({ caption, columns, rows, keyOf, total = rows.length, onEnd, selectable }: Props<Row>) {
  const shape = shapes[useMedia('(width < 48rem)') ? 'card' : 'row'];
  const { list, isLong, from, to, before, after, measure } = useVirtualRows<HTMLTableSectionElement>({
    count: rows.length,
    keyOf: (index) => keyOf(rows[index] as Row),
    ...shape,
    onEnd,
  });
  return (
    <table className="table-cards" aria-rowcount={isLong ? Math.max(total, rows.length) + 1 : undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.head} scope="col" className={column.className}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={list}>
        <Gap height={before} />
        {rows.slice(from, to).map((row, index) => (
          <tr
            key={keyOf(row)}
            ref={measure}
            data-row={keyOf(row)}
            data-index={from + index}
            aria-rowindex={isLong ? from + index + 2 : undefined}
            onClick={followTitle}
          >
            {columns.map((column) => (
              <Cell key={column.head} column={column} row={row}>
                {column.title && selectable && (
                  <SelectBox selection={selectable.selection} id={keyOf(row)} name={selectable.nameOf(row)} />
                )}
              </Cell>
            ))}
          </tr>
        ))}
        <Gap height={after} />
      </tbody>
    </table>
  );
}

/** The room of rows that are not drawn. */
const Gap = ({ height }: { height: number }) => height > 0 && <tr className="table-gap" style={{ height }} />;

type CellProps<Row> = {
  column: Column<Row>;
  row: Row;
  /** What selects the row, before its title. */
  children: ReactNode;
};

function Cell<Row>({ column, row, children: selectBox }: CellProps<Row>) {
  const { head, cell, title, className } = column;
  const id = useId();
  if (title && selectBox)
    return (
      // Called by its title alone.
      <th scope="row" aria-labelledby={id} className={className}>
        <span className="flex gap-3.5">
          {selectBox}
          <span id={id} className="min-w-0">
            {cell(row)}
          </span>
        </span>
      </th>
    );
  if (title)
    return (
      <th scope="row" className={className}>
        {cell(row)}
      </th>
    );
  return (
    <td data-head={head} className={className}>
      {cell(row)}
    </td>
  );
}
