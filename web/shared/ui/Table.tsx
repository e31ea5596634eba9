import { type MouseEvent, type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ColumnList, useHiddenColumns } from '#web/shared/lists/columnChoice.ts';
import { captionOf, columnOrder, currentOrder, type ListOrders } from '#web/shared/lists/listOrder.ts';
import { SelectBox } from '#web/shared/lists/SelectBox.tsx';
import { SortHead } from '#web/shared/lists/SortHead.tsx';
import type { Selection } from '#web/shared/lists/useSelection.ts';
import { useVirtualRows } from '#web/shared/lists/useVirtualRows.ts';
import { useMedia } from './useMedia.ts';

export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names the row: bold, the row header for screen readers, first on a card. */
  title?: boolean;
  className?: string;
  /** The word of `orders` by which the head orders the list, such as TITLE. */
  order?: string;
};

export type Rows<Row> = {
  rows: readonly Row[];
  /** Number of rows of the whole list; defaults to those in `rows`. */
  total?: number;
  onEnd?: (() => void) | undefined;
  selectable?: Selectable<Row>;
};
type Props<Row> = Rows<Row> & {
  caption: string;
  columns: Column<Row>[];
  /** The list whose columns the viewer may hide (ListMenu). */
  columnList?: ColumnList | undefined;
  /** The orders of the list. The caption says the current one. */
  orders?: ListOrders | undefined;
  keyOf?: (row: Row) => string;
};

/** The last column, with the buttons of a row; without a heading on a card. */
export const actionsColumn = <Row,>(cell: Column<Row>['cell'], className = ''): Column<Row> => ({
  head: 'Actions',
  className: `max-md:block max-md:before:hidden md:w-0 ${className}`.trimEnd(),
  cell,
});
/** For an actions column in which rows may have no button. */
export const HIDES_EMPTY = 'max-md:has-[div:empty]:hidden';

const idOf = (row: unknown) => (row as { id: string }).id;

export type Selectable<Row> = { selection: Selection; nameOf: (row: Row) => string };

const interactive = 'a, button, input, select, textarea, label';

/** A click on a row follows the link in its title cell, with the same modifier keys. */
function followTitle(event: MouseEvent<HTMLTableRowElement>) {
  if (event.target instanceof Element && event.target.closest(interactive)) return;
  if (getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  event.currentTarget.querySelector('th a')?.dispatchEvent(click);
}

/** Estimated height and gap of a row and of a card, in pixels. */
const shapes = { row: { height: 68, gap: 0 }, card: { height: 220, gap: 16 } };

/** A table that becomes cards on a phone; only the visible rows of a long table are rendered. */
export function Table<Row>(props: Props<Row>) {
  const { rows, keyOf = idOf, total = rows.length, onEnd, selectable, orders } = props;
  const [params] = useSearchParams();
  const hiddenColumns = useHiddenColumns(props.columnList);
  const columns = props.columns.filter(({ head }) => !hiddenColumns.includes(head));
  const shape = shapes[useMedia('(width < 48rem)') ? 'card' : 'row'];
  const { list, isLong, from, to, before, after, measure } = useVirtualRows<HTMLTableSectionElement>({
    count: rows.length,
    keyOf: (index) => keyOf(rows[index] as Row),
    ...shape,
    onEnd,
  });
  return (
    <table className="table-cards" aria-rowcount={isLong ? Math.max(total, rows.length) + 1 : undefined}>
      <caption className="sr-only">{captionOf(props.caption, orders && currentOrder(params, orders))}</caption>
      <thead>
        <tr>
          {columns.map(({ head, order, className }) => {
            const sorting = orders && order ? columnOrder(params, orders, order) : undefined;
            return (
              <th key={head} scope="col" aria-sort={sorting?.direction} className={className}>
                {sorting ? <SortHead head={head} {...sorting} /> : head}
              </th>
            );
          })}
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

const Gap = ({ height }: { height: number }) => height > 0 && <tr className="table-gap" style={{ height }} />;

type CellProps<Row> = {
  column: Column<Row>;
  row: Row;
  /** The selection checkbox, before the title. */
  children: ReactNode;
};

function Cell<Row>({ column, row, children: selectBox }: CellProps<Row>) {
  const { head, cell, title, className } = column;
  const id = useId();
  const content = cell(row);
  // Texts of people may be in any direction; other cells set it where they show such a text.
  const dir = typeof content === 'string' ? 'auto' : undefined;
  if (title && selectBox)
    return (
      // The accessible name excludes the checkbox.
      <th scope="row" aria-labelledby={id} className={className}>
        <span className="flex gap-3.5">
          {selectBox}
          <span id={id} dir={dir} className="min-w-0 grow">
            {content}
          </span>
        </span>
      </th>
    );
  if (title)
    return (
      <th scope="row" dir={dir} className={className}>
        {content}
      </th>
    );
  return (
    <td data-head={head} dir={dir} className={className}>
      {content}
    </td>
  );
}
