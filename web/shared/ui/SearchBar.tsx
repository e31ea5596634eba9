import type { ReactNode } from 'react';
import { MOST_FOUND } from '#schema/common.ts';
import type { useSearch } from '#web/shared/lists/useSearch.ts';
import { control } from './Field.tsx';

type Props = {
  label: string;
  search: ReturnType<typeof useSearch>;
  total: number;
  counted: (total: number) => string;
  /** Number of items that arrived since the search, and a function that repeats it. */
  news?: number;
  onNews?: () => void;
  children?: ReactNode;
};

export const SearchBar = ({
  label,
  search: { text, setText, wanted },
  total,
  counted,
  news,
  onNews,
  children,
}: Props) => (
  <>
    <input
      type="search"
      dir="auto"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      className={`${control} max-w-full sm:w-56!`}
    />
    {children}
    <p role="status" className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
      {wanted ? `${total} ${total < MOST_FOUND ? '' : 'or more '}found` : counted(total)}
    </p>
    {news ? (
      <button
        type="button"
        className="link text-sm font-semibold"
        aria-label={`${news} new, search again`}
        onClick={onNews}
      >
        {`${news} new`}
      </button>
    ) : null}
  </>
);
