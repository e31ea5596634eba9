import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { type BulkItem, countOf } from './bulkActions.ts';
import { SELECT_ALL } from './SelectionBar.tsx';
import type { Bulk } from './useBulk.ts';

type Props<Item> = {
  bulk: Bulk<Item>;
  total: number;
  /** From useOfficeList; undefined when everything is loaded. */
  fetchUpTo: ((limit: number) => Promise<readonly Item[] | null>) | undefined;
};

const MAX_SELECTED = 2000;

/** Selects the whole list, including rows that are not loaded, and lists failures of the last action. */
export function SelectAll<Item extends BulkItem>({ bulk, total, fetchUpTo }: Props<Item>) {
  const { items, selection, selected, target, progress } = bulk;
  const id = useId();
  const [isFetching, setFetching] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isAll = selected.length === items.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected.length > 0 && !isAll;
  }, [selected.length, isAll]);
  const label =
    total > MAX_SELECTED ? `Select the first ${countOf(target, MAX_SELECTED)}` : `Select all ${countOf(target, total)}`;
  const onAll = async () => {
    setFetching(true);
    const allItems = await fetchUpTo?.(MAX_SELECTED);
    setFetching(false);
    if (allItems) selection.set(allItems.map((item) => item.id));
  };
  return (
    <div className="select-all grid gap-2">
      <div className="flex min-h-(--tool-height) flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        <span className="flex items-center gap-3.5">
          <input
            ref={box}
            type="checkbox"
            id={SELECT_ALL}
            aria-labelledby={id}
            checked={isAll}
            disabled={progress !== null}
            onChange={() => (isAll ? selection.clear() : selection.set(items.map((item) => item.id)))}
            className="checkbox"
          />
          <label id={id} htmlFor={SELECT_ALL} className="cursor-pointer py-1 text-ink-soft">
            Select all
          </label>
        </span>
        {isFetching || (isAll && fetchUpTo && items.length < MAX_SELECTED) ? (
          <Button variant="quiet" size="small" busy={isFetching} onClick={onAll}>
            {isFetching ? `Fetching... ${items.length}` : label}
          </Button>
        ) : null}
      </div>
      <Failures bulk={bulk} />
    </div>
  );
}

function Failures<Item extends BulkItem>({ bulk: { failures, dismissFailures } }: { bulk: Bulk<Item> }) {
  if (failures.length === 0) return null;
  return (
    <section aria-label="What failed" className="border-l-8 border-danger bg-sheet p-5">
      <ul className="grid gap-1.5 text-sm">
        {failures.map(({ id, name, message }) => (
          <li key={id} className="wrap-anywhere">
            <strong>
              <bdi dir="auto">{name}</bdi>
            </strong>
            {`: ${message}`}
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" className="mt-3 -ml-3" onClick={dismissFailures}>
        Dismiss
      </Button>
    </section>
  );
}
