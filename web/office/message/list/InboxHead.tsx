import { Link, useSearchParams } from 'react-router-dom';
import { addressNow } from '#web/shared/app/navigationState.ts';
import { FilterChips } from '#web/shared/lists/filter/FilterChips.tsx';
import { useSearch, withParam } from '#web/shared/lists/useSearch.ts';
import { control } from '#web/shared/ui/Field.tsx';
import { BOARD, hasBoardView, VIEW, withoutFilters } from './filter.ts';
import { useFilters } from './useFilters.ts';

export function SearchField() {
  const { text, setText } = useSearch();
  return (
    <input
      type="search"
      dir="auto"
      aria-label="Search messages"
      placeholder="Search messages"
      value={text}
      onChange={(event) => setText(event.target.value)}
      className={`${control} min-w-32 max-w-md grow basis-32`}
    />
  );
}

/** The filters of the inbox, in its head. */
export function InboxFilters() {
  const [, setParams] = useSearchParams();
  return (
    <FilterChips filters={useFilters()} onClearAll={() => setParams(withoutFilters(addressNow()), { replace: true })} />
  );
}

type Props = {
  /** Number of messages; undefined while unknown. */
  total: number | undefined;
  countText: (total: number) => string;
  /** Number of messages that arrived since the search, and a function that repeats it. */
  newCount: number;
  onRefresh: () => void;
};

export function Counts({ total, countText, newCount, onRefresh }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p role="status">{total !== undefined && countText(total)}</p>
      {newCount > 0 && (
        <button
          type="button"
          className="link font-semibold text-ink"
          aria-label={`${newCount} new, search again`}
          onClick={onRefresh}
        >
          {`${newCount} new`}
        </button>
      )}
    </div>
  );
}

export function ViewModes() {
  const [params] = useSearchParams();
  const isBoard = hasBoardView(params);
  const linkClass =
    'flex min-h-8 items-center border-2 border-ink px-3 text-sm font-semibold no-underline hover:bg-paper-deep ' +
    'aria-[current=true]:bg-ink aria-[current=true]:text-paper';
  return (
    <nav aria-label="Shown as" className="flex [&>*+*]:border-l-0">
      <Link to={`?${withParam(params, VIEW, '')}`} aria-current={!isBoard} className={linkClass}>
        List
      </Link>
      <Link to={`?${withParam(params, VIEW, BOARD)}`} aria-current={isBoard} className={linkClass}>
        Board
      </Link>
    </nav>
  );
}
