import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

type Props<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What buttons and announcements call a row. */
  nameOf: (row: Row) => string;
  onChange: (rows: Row[]) => void;
  /** Whether rows are only sorted. */
  isWhole?: boolean;
  /** Whether a row has several fields. On a phone its buttons then stand in a column and leave the width to the fields. */
  isTall?: boolean;
  /** Content of a row. Omitted: its name. */
  children?: (row: Row) => ReactNode;
};

const look = 'grid size-11 shrink-0 place-items-center hover:bg-paper-deep disabled:opacity-30';

/** Rows with buttons that move and remove them. The focus stays on the row that was moved. */
export function SortableRows<Row>({
  rows,
  keyOf,
  nameOf,
  onChange,
  isWhole = false,
  isTall = false,
  children,
}: Props<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<{ index: number; action: 'up' | 'down' | 'remove' } | null>(null);
  const [notice, setNotice] = useState('');
  useLayoutEffect(() => {
    if (!focus) return;
    const { index, action } = focus;
    const row = list.current?.children[Math.min(index, rows.length - 1)];
    const enabled = [...(row?.querySelectorAll<HTMLButtonElement>('button[data-action]:enabled') ?? [])];
    (enabled.find(({ dataset }) => dataset.action === action) ?? enabled[0])?.focus();
    setFocus(null);
  }, [focus, rows.length]);

  const move = (from: number, to: number, action: 'up' | 'down') => {
    const row = rows[from];
    if (row === undefined) return;
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setFocus({ index: to, action });
    setNotice(`${nameOf(row)}: ${to + 1} of ${rows.length}`);
  };
  const remove = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    onChange(rows.toSpliced(index, 1));
    setFocus({ index, action: 'remove' });
    setNotice(`${nameOf(row)} is removed`);
  };
  const keys = rows.map(keyOf);
  // Equal rows have different keys.
  const keyAt = (index: number) => `${keys.slice(0, index).filter((key) => key === keys[index]).length} ${keys[index]}`;
  return (
    <>
      <ol ref={list} className="mt-2 border-t border-line">
        {rows.map((row, index) => (
          <li key={keyAt(index)} className="flex items-center gap-1 border-b border-line">
            <div className="min-w-0 grow py-1.5 wrap-anywhere">{children ? children(row) : nameOf(row)}</div>
            <div className={isTall ? 'flex gap-1 max-sm:flex-col' : 'flex gap-1'}>
              <button
                type="button"
                data-action="up"
                aria-label={`Move up: ${nameOf(row)}`}
                disabled={index === 0}
                onClick={() => move(index, index - 1, 'up')}
                className={look}
              >
                <ArrowUp aria-hidden="true" className="size-4" />
              </button>
              <button
                type="button"
                data-action="down"
                aria-label={`Move down: ${nameOf(row)}`}
                disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1, 'down')}
                className={look}
              >
                <ArrowDown aria-hidden="true" className="size-4" />
              </button>
              {!isWhole && (
                <button
                  type="button"
                  data-action="remove"
                  aria-label={`Remove: ${nameOf(row)}`}
                  onClick={() => remove(index)}
                  className={look}
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {notice}
      </p>
    </>
  );
}
