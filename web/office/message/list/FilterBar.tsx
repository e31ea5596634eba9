import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addressNow, useSearch, withParam } from '#web/shared/lists/useSearch.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { control } from '#web/shared/ui/Field.tsx';
import { Filters } from './Filters.tsx';
import { BOARD, countFilters, hasBoardView, type ListParams, VIEW, withoutFilters } from './filter.ts';
import { Narrowings } from './Narrowings.tsx';

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
      className={`${control} min-w-40 grow basis-40 max-w-md`}
    />
  );
}

/** The filters above the inbox: one line on a wide screen, folded on a phone. */
export function FilterBar({ activeCount }: { activeCount: number }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mb-1 grid gap-2">
      <search aria-label="Filter" className={searchLine}>
        <Button
          variant="secondary"
          size="small"
          className="whitespace-nowrap md:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4.5" />
          {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
        </Button>
        <div id={id} className={`${filterLine} ${isOpen ? '' : 'max-md:hidden'}`}>
          <Filters />
        </div>
      </search>
      <Narrowings />
    </div>
  );
}

const searchLine =
  'flex flex-wrap items-center gap-x-3 gap-y-2 md:[&_:is(input,select,button)]:min-h-(--tool-height)! ' +
  'md:[&_:is(input,select,button)]:py-0.5! [&_:is(input,select,button)]:text-sm!';

/** On a wide screen each label stands before its field. */
const filterLine =
  'grid grid-cols-2 gap-3 max-md:w-full md:flex md:flex-wrap md:gap-x-2.5 md:gap-y-2 ' +
  'md:[&>div]:flex md:[&>div]:items-center md:[&>div]:gap-1.5 ' +
  'md:[&>div>:first-child]:text-xs md:[&>div>:first-child]:font-normal md:[&>div>:first-child]:text-ink-soft ' +
  'md:[&_:is(select,button)]:w-24! md:[&_:is(select,button)]:pl-2! md:[&_select]:pr-6! md:[&_.select-arrow]:bg-position-[right_0.4rem_center]! md:[&_input]:w-31!';

type Props = {
  listParams: ListParams;
  /** Number of messages; undefined while unknown. */
  total: number | undefined;
  countText: (total: number) => string;
  /** Number of messages that arrived since the search, and a function that repeats it. */
  newCount: number;
  onRefresh: () => void;
};

export function Counts({ listParams, total, countText, newCount, onRefresh }: Props) {
  const [, setParams] = useSearchParams();
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
      {countFilters(listParams) > 0 && (
        <button
          type="button"
          className="link font-semibold text-ink"
          onClick={() => setParams(withoutFilters(addressNow()), { replace: true })}
        >
          Clear filters
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
