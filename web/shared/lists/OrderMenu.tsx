import { DropdownMenu } from 'radix-ui';
import { useSearchParams } from 'react-router-dom';
import { addressNow } from '#web/shared/app/navigationState.ts';
import { currentOrder, type ListOrders, paramOf } from './listOrder.ts';
import { ItemMark, listMenuItem, MenuLine } from './menuItem.tsx';
import { withParam } from './useSearch.ts';

/** The orders of a list in its menu: those without a column too, and all of them on a phone, where cards have no heads. */
export function OrderMenu({ orders }: { orders: ListOrders }) {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <DropdownMenu.RadioGroup
        aria-label="Order"
        value={currentOrder(params, orders).value}
        onValueChange={(value) => setParams(withParam(addressNow(), paramOf(orders), value), { replace: true })}
      >
        <DropdownMenu.Label className="px-4 pt-1.5 pb-0.5 text-xs text-ink-soft">Order</DropdownMenu.Label>
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
