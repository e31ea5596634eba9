import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addressNow, useSearch, withParam } from '#web/shared/lists/useSearch.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { Filters } from './Filters.tsx';
import { BOARD, countFilters, hasBoardView, type ListParams, VIEW, withoutFilters } from './filter.ts';
import { Narrowings } from './Narrowings.tsx';

type Props = {
  listParams: ListParams;
  /** Number of messages; undefined while unknown. */
  total: number | undefined;
  /** Text for the number of messages. */
  countText: (total: number) => string;
  /** Number of messages that arrived since the search, and a function that repeats it. */
  newCount: number;
  onRefresh: () => void;
};

/** Search, filters and count above the inbox: one line on a wide screen. */
export function FilterBar(props: Props) {
  const { listParams } = props;
  const { text, setText } = useSearch();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const activeCount = countFilters(listParams);
  return (
    <div className="mb-2 grid gap-2">
      <search
        aria-label="Filter"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 [&_:is(input,select,button)]:min-h-9! [&_:is(input,select,button)]:py-1! [&_:is(input,select,button)]:text-sm!"
      >
        <div className="flex min-w-0 grow basis-64 items-end gap-3 [&_label]:sr-only">
          <div className="min-w-0 grow">
            <InputField
              type="search"
              label="Search messages"
              placeholder="Search messages"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Button
            variant="secondary"
            className="px-4! whitespace-nowrap md:hidden"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal aria-hidden="true" className="size-4.5" />
            {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
          </Button>
        </div>
        <div id={id} className={`${filterGrid} ${isOpen ? '' : 'max-md:hidden'}`}>
          <Filters />
        </div>
      </search>
      <Narrowings />
      <Counts {...props} />
    </div>
  );
}

/** On a wide screen each label stands inside the line of its field. */
const filterGrid =
  'grid grid-cols-2 gap-3 max-md:w-full md:flex md:flex-wrap md:gap-x-3 md:gap-y-2 ' +
  'md:[&>div]:flex md:[&>div]:items-center md:[&>div]:gap-1.5 ' +
  'md:[&>div>:first-child]:text-xs md:[&>div>:first-child]:font-normal md:[&>div>:first-child]:text-ink-soft ' +
  'md:[&_:is(select,button)]:w-28! md:[&_input]:w-34!';

/** Number of messages, and what changes it. */
function Counts({ listParams, total, countText, newCount, onRefresh }: Props) {
  const [, setParams] = useSearchParams();
  return (
    <div className="flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft tabular-nums">
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

/** Switches between list and board. */
export function ViewModes() {
  const [params] = useSearchParams();
  const isBoard = hasBoardView(params);
  const linkClass =
    'flex min-h-9 items-center border-2 border-ink px-3 text-sm font-semibold no-underline hover:bg-paper-deep ' +
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
