import { type ReactNode, useId } from 'react';
import type { CsvName } from '#schema/csvStrings.ts';
import { ListMenu } from './ListMenu.tsx';
import type { OfficeList } from './LoadedList.tsx';
import { captionOf, type ListOrders, newestOnly, useCurrentOrder, useOrder } from './listOrder.ts';
import { useCsvDownload } from './useCsvDownload.ts';

type Props = {
  heading: string;
  list: Pick<OfficeList<unknown>, 'totalCount'>;
  csv: CsvName;
  /** Omitted: newest first only. */
  orders?: ListOrders;
  children: ReactNode;
};

export function ListSection({ heading, list: { totalCount }, csv, orders = newestOnly, children }: Props) {
  const id = useId();
  const order = useCurrentOrder(orders);
  const orderBy = useOrder(orders);
  const download = useCsvDownload(csv, orderBy ? { orderBy } : {});
  return (
    <section aria-labelledby={id} className="mt-(--part-space)">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h2 id={id} className="text-2xl">
          {heading}
        </h2>
        {/* On a phone the touch area of the menu keeps away from the contact button. */}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-md:pr-2">
          {totalCount > 0 && (
            <p className="text-sm text-ink-soft tabular-nums">{captionOf(`${totalCount} in all`, order)}</p>
          )}
          <ListMenu
            csv={download}
            orders={orders.length > 1 ? orders : undefined}
            isEmpty={totalCount === 0}
            of={heading}
          />
        </div>
      </div>
      {children}
    </section>
  );
}
