import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { columnOrder } from './listOrder.ts';
import { withParam } from './useSearch.ts';

type Props = { head: string } & ReturnType<typeof columnOrder>;

const icons = { ascending: ArrowUp, descending: ArrowDown };

/** The head of a column by which the list can be ordered: a link to that order, then to the reverse. */
export function SortHead({ head, param, direction, next }: Props) {
  const [params] = useSearchParams();
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <Link
      to={`?${withParam(params, param, next.value)}`}
      replace
      title={next.label}
      className="group -my-1.5 inline-flex items-center gap-1 py-1.5 whitespace-nowrap hover:text-ink"
    >
      {head}
      <Icon
        aria-hidden="true"
        className={`size-3.5 ${direction ? '' : 'opacity-40 group-hover:opacity-100 group-focus-visible:opacity-100'}`}
      />
    </Link>
  );
}
