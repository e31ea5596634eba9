import { redirectOrders } from '#web/shared/lists/listOrder.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { actionsColumn, type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';
import type { Redirect } from './RedirectDialog.tsx';

type Props = Rows<Redirect> & {
  onEdit: (redirect: Redirect) => void;
  onRemove: (redirect: Redirect) => void;
};

export function RedirectTable({ onEdit, onRemove, ...rows }: Props) {
  const columns: Column<Redirect>[] = [
    { head: 'From', order: 'FROM', title: true, className: 'wrap-anywhere md:w-2/5', cell: ({ from }) => from },
    { head: 'To', order: 'TO', className: 'wrap-anywhere', cell: ({ to }) => to ?? <Badge>Gone for good</Badge> },
    actionsColumn((redirect) => (
      <div className="-ml-3 flex gap-1">
        <Button variant="quiet" size="small" aria-label={`Edit ${redirect.from}`} onClick={() => onEdit(redirect)}>
          Edit
        </Button>
        <Button
          variant="quietDanger"
          size="small"
          aria-label={`Delete ${redirect.from}`}
          onClick={() => onRemove(redirect)}
        >
          Delete
        </Button>
      </div>
    )),
  ];
  return <Table caption="Redirects" columns={columns} orders={redirectOrders} {...rows} />;
}
