import type { ReactNode } from 'react';
import { MOST_FOUND } from '#schema/common.ts';
import type { useSearch } from '#web/shared/lists/useSearch.ts';
import { InputField } from './Field.tsx';

type Props = {
  label: string;
  search: ReturnType<typeof useSearch>;
  /** How many there are, or how many were found. */
  total: number;
  /** Says how many there are while nothing is looked for. */
  counted: (total: number) => string;
  /** How many have come in since it was looked for, and what looks again. */
  news?: number;
  onNews?: () => void;
  /** What else the list is narrowed by. */
  children?: ReactNode;
};

/** Above a list of the back office: what to look for, and how many there are. */
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
