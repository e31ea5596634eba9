import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { OLDEST, SORT, sortIn } from './folderParams.ts';
import { withParam } from './useSearch.ts';

/** @returns the order in the address; null for newest first */
export const useSort = () => sortIn(useSearchParams()[0]);

/** The head of the column by whose time a list is ordered: a link that reverses the order. */
export function SortHead({ head }: { head: string }) {
  const [params] = useSearchParams();
  const isOldest = sortIn(params) !== null;
  const Icon = isOldest ? ArrowUp : ArrowDown;
  return (
    <Link
      to={`?${withParam(params, SORT, isOldest ? '' : OLDEST)}`}
      replace
      title={isOldest ? 'Show the newest first' : 'Show the oldest first'}
      className="inline-flex items-center gap-1 whitespace-nowrap hover:text-ink"
    >
      {head}
      <Icon aria-hidden="true" className="size-3.5" />
    </Link>
  );
}
