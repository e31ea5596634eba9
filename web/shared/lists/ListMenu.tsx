import { Download, Ellipsis, RotateCw, X } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { type ColumnList, optionalColumns, showColumn, useHiddenColumns } from './columnChoice.ts';
import type { ListOrders } from './listOrder.ts';
import { ItemMark, listMenuItem, MenuLine } from './menuItem.tsx';
import { OrderMenu } from './OrderMenu.tsx';
import type { useCsvDownload } from './useCsvDownload.ts';

type Props = {
  /** Undefined for a list without CSV. */
  csv: ReturnType<typeof useCsvDownload> | undefined;
  /** An empty list has no CSV. */
  isEmpty: boolean;
  isBusy?: boolean;
  /** Omitted: the screen has a button of its own, or the list is always current. */
  onRefresh?: () => void;
  /** The list whose columns can be hidden here; omitted when it is not shown as a table. */
  columnList?: ColumnList | undefined;
  /** Undefined for a list that has only its own order here. */
  orders?: ListOrders | undefined;
  /** Name of the list, on a screen with several. */
  of?: string;
};

export const ListMenu = ({ csv, isEmpty, isBusy = false, onRefresh, columnList, orders, of }: Props) => (
  <>
    {csv && csv.read !== null && (
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {`Reading ${csv.read}...`}
      </p>
    )}
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={of ? `List actions: ${of}` : 'List actions'}
        title="List actions"
        aria-busy={isBusy || undefined}
        className="relative grid size-8 shrink-0 p-0! place-items-center max-md:after:absolute max-md:after:-inset-2 border-2 border-ink hover:bg-ink hover:text-paper data-[state=open]:bg-ink data-[state=open]:text-paper"
      >
        {isBusy ? <Spinner className="size-4" /> : <Ellipsis aria-hidden="true" className="size-5" />}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={16}
        className="fade-in z-36 min-w-60 border-2 border-ink bg-sheet py-1 text-ink shadow-none outline-none"
      >
        {orders && <OrderMenu orders={orders} />}
        {columnList && <Columns list={columnList} />}
        {onRefresh && (
          <Item icon={<RotateCw aria-hidden="true" className="size-4.5" />} disabled={isBusy} onSelect={onRefresh}>
            Refresh
          </Item>
        )}
        {csv?.read === null && (
          <Item icon={<Download aria-hidden="true" className="size-4.5" />} disabled={isEmpty} onSelect={csv.download}>
            Download CSV
          </Item>
        )}
        {csv && csv.read !== null && (
          <Item icon={<X aria-hidden="true" className="size-4.5" />} onSelect={csv.cancel}>
            Cancel Download
          </Item>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  </>
);

/** The columns that can be hidden. The menu stays open, because one often hides several. */
function Columns({ list }: { list: ColumnList }) {
  const hiddenColumns = useHiddenColumns(list);
  return (
    <>
      <DropdownMenu.Group aria-label="Columns">
        <DropdownMenu.Label className="px-4 pt-1.5 pb-0.5 text-xs text-ink-soft">Columns</DropdownMenu.Label>
        {optionalColumns[list].map((head) => (
          <DropdownMenu.CheckboxItem
            key={head}
            checked={!hiddenColumns.includes(head)}
            onCheckedChange={(isShown) => showColumn(list, head, isShown)}
            onSelect={(event) => event.preventDefault()}
            className={listMenuItem}
          >
            <ItemMark />
            {head}
          </DropdownMenu.CheckboxItem>
        ))}
      </DropdownMenu.Group>
      <MenuLine />
    </>
  );
}

type ItemProps = { icon: ReactNode; disabled?: boolean; onSelect: () => void; children: string };

const Item = ({ icon, children, ...item }: ItemProps) => (
  <DropdownMenu.Item className={listMenuItem} {...item}>
    <span className="grid size-4.5 place-items-center">{icon}</span>
    {children}
  </DropdownMenu.Item>
);
