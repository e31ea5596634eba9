import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';

export const listMenuItem =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm font-semibold outline-none ' +
  'data-highlighted:bg-ink data-highlighted:text-paper data-disabled:cursor-default data-disabled:opacity-60';

export const ItemMark = () => (
  <span className="grid size-4.5 place-items-center">
    <DropdownMenu.ItemIndicator>
      <Check aria-hidden="true" strokeWidth={3} className="size-4" />
    </DropdownMenu.ItemIndicator>
  </span>
);

export const MenuLine = () => <DropdownMenu.Separator className="my-1 border-t border-line" />;
