import { Check, Download, Ellipsis, RotateCw, X } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { addressNow, withParam } from '#web/shared/lists/useSearch.ts';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { ACTIVITY, isByActivity, type ListParams, SORT } from './filter.ts';

type Props = {
  listParams: ListParams;
  isBusy: boolean;
  isEmpty: boolean;
  isBoard: boolean;
  onRefresh: () => void;
};

/** Menu for the whole list: its order, Refresh, and the download as CSV. */
export function ListMenu({ listParams, isBusy, isEmpty, isBoard, onRefresh }: Props) {
  const { sort: _, ...filter } = listParams;
  const csv = useCsvDownload('messages', filter);
  return (
    <>
      {csv.read !== null && (
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {`Reading ${csv.read}...`}
        </p>
      )}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-label="List actions"
          title="List actions"
          aria-busy={isBusy || undefined}
          className="grid size-8 shrink-0 p-0! place-items-center border-2 border-ink hover:bg-ink hover:text-paper data-[state=open]:bg-ink data-[state=open]:text-paper"
        >
          {isBusy ? <Spinner className="size-4" /> : <Ellipsis aria-hidden="true" className="size-5" />}
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={16}
          className="fade-in z-36 min-w-60 border-2 border-ink bg-sheet py-1 text-ink shadow-none outline-none"
        >
          {!isBoard && <Orders />}
          <Item icon={<RotateCw aria-hidden="true" className="size-4.5" />} disabled={isBusy} onSelect={onRefresh}>
            Refresh
          </Item>
          {csv.read === null ? (
            <Item
              icon={<Download aria-hidden="true" className="size-4.5" />}
              disabled={isEmpty}
              onSelect={csv.download}
            >
              Download CSV
            </Item>
          ) : (
            <Item icon={<X aria-hidden="true" className="size-4.5" />} onSelect={csv.cancel}>
              Cancel Download
            </Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </>
  );
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm font-semibold outline-none ' +
  'data-highlighted:bg-ink data-highlighted:text-paper data-disabled:cursor-default data-disabled:opacity-60';

type ItemProps = { icon: ReactNode; disabled?: boolean; onSelect: () => void; children: string };

const Item = ({ icon, children, ...item }: ItemProps) => (
  <DropdownMenu.Item className={itemClass} {...item}>
    {icon}
    {children}
  </DropdownMenu.Item>
);

const orders = [
  { value: '', label: 'Unread first, then oldest' },
  { value: ACTIVITY, label: 'Latest activity' },
];

/** The order is in the address, as the filters are. */
function Orders() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <DropdownMenu.RadioGroup
        aria-label="Order"
        value={isByActivity(params) ? ACTIVITY : ''}
        onValueChange={(order) => setParams(withParam(addressNow(), SORT, order), { replace: true })}
      >
        {orders.map(({ value, label }) => (
          <DropdownMenu.RadioItem key={value} value={value} className={itemClass}>
            <span className="grid size-4.5 place-items-center">
              <DropdownMenu.ItemIndicator>
                <Check aria-hidden="true" strokeWidth={3} className="size-4" />
              </DropdownMenu.ItemIndicator>
            </span>
            {label}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
      <DropdownMenu.Separator className="my-1 border-t border-line" />
    </>
  );
}
