import { Plus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { listMenuItem } from '#web/shared/lists/menuItem.tsx';
import { FilterChip } from './FilterChip.tsx';
import type { ListFilter } from './listFilter.ts';

type Props = {
  filters: readonly ListFilter[];
  /** Removes all of them. */
  onClearAll: () => void;
};

/**
 * The filters of a list: a button whose menu has those that are not set, and a line of chips, one for each that is. A chip
 * opens its choices; a filter that was picked in the menu has its chip, open, until it is set or closed.
 */
export function FilterChips({ filters, onClearAll }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // The filter whose choices are open: its chip stays, whether it is set or not.
  const [edited, setEdited] = useState<string | null>(null);
  // The menu may end its closing after a choice of the chip that it opened.
  const hasPicked = useRef(false);
  const isSet = ({ text }: ListFilter) => text !== null;
  const visibleFilters = filters.filter((filter) => isSet(filter) || filter.label === edited);
  const unused = filters.filter((filter) => filter.editor && !visibleFilters.includes(filter));
  const focusButton = () => button.current?.focus();
  return (
    <>
      <DropdownMenu.Root
        modal={false}
        onOpenChange={(isOpen) => {
          if (isOpen) hasPicked.current = false;
        }}
      >
        <DropdownMenu.Trigger
          ref={button}
          disabled={unused.length === 0}
          className="flex min-h-(--tool-height) shrink-0 items-center gap-1.5 border border-dashed border-edge px-2.5 text-sm font-semibold whitespace-nowrap hover:border-ink hover:bg-paper-deep disabled:opacity-60"
        >
          <Plus aria-hidden="true" className="size-4" /> Filter
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={16}
          className="fade-in z-36 min-w-44 border-2 border-ink bg-sheet py-1 text-ink shadow-none outline-none"
          // The focus goes to the choices of the filter that was picked.
          onCloseAutoFocus={(event) => hasPicked.current && event.preventDefault()}
        >
          {unused.map(({ label }) => (
            <DropdownMenu.Item
              key={label}
              className={listMenuItem}
              onSelect={() => {
                hasPicked.current = true;
                setEdited(label);
              }}
            >
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {visibleFilters.length > 0 && (
        <div className="filter-line">
          <ul aria-label="Filtered by" className="contents">
            {visibleFilters.map((filter) => (
              <FilterChip
                key={filter.label}
                filter={filter}
                onOpen={() => setEdited(filter.label)}
                onClosed={() => setEdited(null)}
                onGone={focusButton}
              />
            ))}
          </ul>
          {filters.some(isSet) && (
            <button
              type="button"
              className="link shrink-0 px-1 text-sm font-semibold whitespace-nowrap"
              onClick={() => {
                onClearAll();
                focusButton();
              }}
            >
              Clear filters
            </button>
          )}
        </div>
      )}
    </>
  );
}
