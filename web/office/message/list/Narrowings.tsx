import { X } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { shortDay } from '#web/shared/dates.ts';
import { addressNow } from '#web/shared/lists/useSearch.ts';
import { type FilterName, paramNames } from './filter.ts';
import { useListParams } from './useListParams.ts';

/** Active filters that come from links of reports and have no field; each can be removed. */
export function Narrowings() {
  const [, setParams] = useSearchParams();
  const { hasSource, campaign, affiliateId, page, wonFrom, wonTo } = useListParams().filter;
  const allFilters: [text: string | false, ...filters: FilterName[]][] = [
    [hasSource === false && 'Source unknown', 'hasSource'],
    [campaign ? `Campaign: ${campaign}` : false, 'campaign'],
    [affiliateId ? 'By the link of an affiliate' : false, 'affiliate'],
    [page ? `Page: ${page}` : false, 'page'],
    [wonDays(wonFrom, wonTo), 'wonFrom', 'wonTo'],
  ];
  const activeFilters = allFilters.filter(([text]) => text);
  if (activeFilters.length === 0) return null;
  const remove = (filters: FilterName[]) => {
    const address = addressNow();
    for (const filter of filters) address.delete(paramNames[filter]);
    setParams(address, { replace: true });
  };
  return (
    <ul aria-label="Also filtered by" className="flex flex-wrap gap-2">
      {activeFilters.map(([text, ...filters]) => (
        <li key={filters[0]} className="flex max-w-full items-center border-2 border-ink text-sm font-semibold">
          <span dir="auto" className="min-w-0 px-3 py-1.5 wrap-anywhere">
            {text}
          </span>
          <button
            type="button"
            aria-label={`Remove the filter ${text}`}
            onClick={() => remove(filters)}
            className="grid min-h-9 w-9 shrink-0 place-items-center self-stretch hover:bg-ink hover:text-paper"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** @returns the range of won days as text; false for any */
function wonDays(from: string | null | undefined, to: string | null | undefined): string | false {
  const [first, last] = [from, to].map((day) => (day ? shortDay(day) : null));
  if (first && last) return first === last ? `Won: ${first}` : `Won: ${first} to ${last}`;
  if (first) return `Won: since ${first}`;
  return last ? `Won: up to ${last}` : false;
}
