import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { messageOrders } from '#web/shared/lists/listOrder.ts';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import type { ListParams } from './filter.ts';

type Props = {
  listParams: ListParams;
  isBusy: boolean;
  isEmpty: boolean;
  isBoard: boolean;
  onRefresh: () => void;
};

/** The menu of the inbox. The board has an order and columns of its own. */
export function InboxMenu({ listParams, isBoard, ...menu }: Props) {
  const csv = useCsvDownload('messages', isBoard ? { ...listParams, orderBy: null } : listParams);
  const ofTable = isBoard ? {} : { columnList: 'messages' as const, orders: messageOrders };
  return <ListMenu csv={csv} {...ofTable} {...menu} />;
}
