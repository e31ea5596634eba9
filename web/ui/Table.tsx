import type { MouseEvent, ReactNode } from 'react';

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
};

const interactive = 'a, button, input, select, textarea, label';

/** A click anywhere on a row follows the link in its title cell, with the same modifier keys. */
function followTitle(event: MouseEvent<HTMLTableRowElement>) {
  if (event.target instanceof Element && event.target.closest(interactive)) return;
  if (getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  event.currentTarget.querySelector('th a')?.dispatchEvent(click);
}

/** A table that turns into cards on a phone. */
export function Table<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <table className="table-cards">
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
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} onClick={followTitle}>
            {columns.map((column) => (
              <Cell key={column.head} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { head, cell, title, className } = column;
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
