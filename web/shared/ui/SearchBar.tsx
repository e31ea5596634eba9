import type { ReactNode } from 'react';
import { MOST_FOUND } from '#schema/common.ts';
import type { useSearch } from '#web/shared/lists/useSearch.ts';
import { InputField } from './Field.tsx';

type Props = {
  label: string;
  search: ReturnType<typeof useSearch>;
  /** Number of items, or of search results. */
  total: number;
  /** Text for the number of items without a search. */
  counted: (total: number) => string;
  /** Number of items that arrived since the search, and a function that repeats it. */
  news?: number;
  onNews?: () => void;
  /** Further filters. */
  children?: ReactNode;
};

/** Search field and count above an office list. */
export const SearchBar = ({
  label,
  search: { text, setText, wanted },
  total,
  counted,
  news,
  onNews,
  children,
}: Props) => (
  <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div className="flex w-full flex-wrap gap-4 sm:w-auto">
      <div className="w-full sm:w-96">
        <InputField type="search" label={label} value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      {children}
    </div>
    <div className="flex flex-wrap items-baseline gap-x-4 text-sm text-ink-soft tabular-nums">
      {news ? (
        <button
          type="button"
          className="link font-semibold text-ink"
          aria-label={`${news} new, search again`}
          onClick={onNews}
        >
          {`${news} new`}
        </button>
      ) : null}
      <p role="status">{wanted ? `${total} ${total < MOST_FOUND ? '' : 'or more '}found` : counted(total)}</p>
    </div>
  </div>
);
