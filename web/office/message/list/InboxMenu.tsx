import { DropdownMenu } from 'radix-ui';
import { useSearchParams } from 'react-router-dom';
import { ItemMark, ListMenu, listMenuItem, MenuLine } from '#web/shared/lists/ListMenu.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { addressNow, withParam } from '#web/shared/lists/useSearch.ts';
import { ACTIVITY, isByActivity, type ListParams, SORT } from './filter.ts';

type Props = {
  listParams: ListParams;
  isBusy: boolean;
  isEmpty: boolean;
  isBoard: boolean;
  onRefresh: () => void;
};

/** The menu of the inbox: its order besides what every list has. */
export function InboxMenu({ listParams, isBoard, ...menu }: Props) {
  const { sort: _, ...filter } = listParams;
  const csv = useCsvDownload('messages', filter);
  return (
    <ListMenu csv={csv} columnList={isBoard ? undefined : 'messages'} {...menu}>
      {!isBoard && <Orders />}
    </ListMenu>
  );
}

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
          <DropdownMenu.RadioItem key={value} value={value} className={listMenuItem}>
            <ItemMark />
            {label}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
      <MenuLine />
    </>
  );
}
