import type { useSearch } from '#web/useSearch.ts';
import { InputField } from './Field.tsx';

type Props = {
  label: string;
  search: ReturnType<typeof useSearch>;
  /** How many there are, or how many were found. */
  total: number;
  /** Says how many there are while nothing is looked for. */
  counted: (total: number) => string;
};

/** Above a list of the back office: what to look for, and how many there are. */
export const SearchBar = ({ label, search: { text, setText, wanted }, total, counted }: Props) => (
  <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div className="w-full sm:w-96">
      <InputField type="search" label={label} value={text} onChange={(event) => setText(event.target.value)} />
    </div>
    <p role="status" className="text-sm text-ink-soft tabular-nums">
      {wanted ? `${total} found` : counted(total)}
    </p>
  </div>
);
