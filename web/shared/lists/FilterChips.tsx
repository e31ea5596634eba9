import { Plus, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';

export type ListFilter = {
  label: string;
  value: string | null | undefined;
  onClear: () => void;
  field: ReactNode;
};

/** The filters of a list in one line: each that is set as a chip, and a button that opens the fields of all. */
export function FilterChips({ filters }: { filters: readonly ListFilter[] }) {
  const active = filters.filter(({ value }) => value);
  return (
    <>
      {active.length > 0 && (
        <ul aria-label="Filtered by" className="flex flex-wrap gap-1.5">
          {active.map(({ label, value, onClear }) => (
            <li key={label} className="flex max-w-64 items-center border border-ink text-sm">
              <span className="min-w-0 truncate pl-2.5 font-semibold">
                {`${label}: `}
                <bdi>{value}</bdi>
              </span>
              <button
                type="button"
                aria-label={`Remove the filter ${label}: ${value}`}
                onClick={onClear}
                className="grid size-8 shrink-0 place-items-center hover:bg-ink hover:text-paper"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Popover.Root>
        <Popover.Trigger className="flex min-h-(--tool-height) items-center gap-1.5 border border-dashed border-edge px-2.5 text-sm font-semibold whitespace-nowrap hover:border-ink hover:bg-paper-deep">
          <Plus aria-hidden="true" className="size-4" /> Filter
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label="Filters"
            align="start"
            sideOffset={6}
            collisionPadding={16}
            className="rise-in z-36 grid w-[min(22rem,calc(100vw-2rem))] gap-4 border-2 border-ink bg-sheet p-4 text-ink"
          >
            {filters.map(({ label, field }) => (
              <div key={label}>{field}</div>
            ))}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </>
  );
}
