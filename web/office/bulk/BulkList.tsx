import type { ReactNode } from 'react';
import type { OfficeList } from '#web/shared/lists/LoadedList.tsx';
import { ScrollAnchor } from '#web/shared/lists/ScrollAnchor.tsx';
import type { Rows } from '#web/shared/ui/Table.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import type { BulkItem } from './bulkActions.ts';
import { SelectAll } from './SelectAll.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { type Bulk, type BulkOptions, useBulk } from './useBulk.ts';

type Ask<Item> = (item: Item) => void;
type Props<Item extends BulkItem> = Omit<BulkOptions<Item>, 'onRemove'> & {
  list: Pick<OfficeList<Item>, 'totalCount' | 'more'> & {
    fetchUpTo: ((limit: number) => Promise<readonly Item[] | null>) | undefined;
  };
  removal: Parameters<typeof useRemovalQuestion<Item>>[0];
  empty: ReactNode;
  dialogs?: (bulk: Bulk<Item>) => ReactNode;
  children: (rows: Rows<Item>, askRemoval: Ask<Item>) => ReactNode;
};

export function BulkList<Item extends BulkItem>(props: Props<Item>) {
  const { list, removal, empty, dialogs, children, ...options } = props;
  const { totalCount: total, more: onEnd, fetchUpTo } = list;
  const [askRemoval, removalQuestion] = useRemovalQuestion<Item>(removal);
  const bulk = useBulk<Item>({ ...options, onRemove: askRemoval });
  if (total === 0) return empty;
  return (
    <>
      <SelectAll bulk={bulk} total={total} fetchUpTo={fetchUpTo} />
      <ScrollAnchor count={total}>
        {children({ rows: options.items, total, onEnd, selectable: bulk }, askRemoval)}
      </ScrollAnchor>
      <SelectionBar bulk={bulk} />
      {dialogs?.(bulk)}
      {removalQuestion}
    </>
  );
}
