import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
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

/** Search, filters, count and view switch above the inbox. */
export function FilterBar({ listParams, total, countText, newCount, onRefresh }: Props) {
  const { text, setText } = useSearch();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const activeCount = countFilters(listParams);
  return (
    <div className="mb-8 grid gap-5">
      <search aria-label="Filter" className="grid items-end gap-4 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,7fr)]">
        <div className="flex items-end gap-3">
          <div className="min-w-0 grow">
            <InputField
              type="search"
              label="Search messages"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Button
            variant="secondary"
            className="min-h-[3.2rem]! px-4! whitespace-nowrap md:hidden"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal aria-hidden="true" className="size-5" />
            {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
          </Button>
        </div>
        <div
          id={id}
          className={`grid grid-cols-2 gap-4 md:grid-cols-4 xl:grid-cols-7 xl:gap-3 ${isOpen ? '' : 'max-md:hidden'}`}
        >
          <Filters />
        </div>
      </search>
      <Narrowings />
      <Tools listParams={listParams} total={total} countText={countText} newCount={newCount} onRefresh={onRefresh} />
    </div>
  );
}

/** Count and actions for the whole list. */
function Tools({ listParams, total, countText, newCount, onRefresh }: Props) {
  const [, setParams] = useSearchParams();
  const csv = useCsvDownload('messages', listParams);
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft tabular-nums">
        <p role="status">{total !== undefined && (csv.read ? `Reading ${csv.read}...` : countText(total))}</p>
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
          <Button
            variant="quiet"
            size="small"
            onClick={() => setParams(withoutFilters(addressNow()), { replace: true })}
          >
            Clear filters
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <CsvButton csv={csv} disabled={!total} size="small" />
        <Views />
      </div>
    </div>
  );
}

function Views() {
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
