import { replyTemplateOrders } from '#web/shared/lists/listOrder.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { actionsColumn, type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';
import type { Template } from './TemplateDialog.tsx';

type Props = Rows<Template> & {
  onEdit: (template: Template) => void;
  onRemove: (template: Template) => void;
};

export function TemplateTable({ onEdit, onRemove, ...rows }: Props) {
  const columns: Column<Template>[] = [
    { head: 'Name', order: 'NAME', title: true, className: 'wrap-anywhere md:w-64', cell: ({ name }) => name },
    {
      head: 'Text',
      className: 'wrap-anywhere max-md:block max-md:before:hidden',
      cell: ({ text }) => (
        <span dir="auto" className="measure line-clamp-3 text-ink-soft">
          {text}
        </span>
      ),
    },
    actionsColumn((template) => (
      <div className="-ml-3 flex gap-1">
        <Button variant="quiet" size="small" aria-label={`Edit ${template.name}`} onClick={() => onEdit(template)}>
          Edit
        </Button>
        <Button
          variant="quietDanger"
          size="small"
          aria-label={`Delete ${template.name}`}
          onClick={() => onRemove(template)}
        >
          Delete
        </Button>
      </div>
    )),
  ];
  return <Table caption="Reply templates" columns={columns} orders={replyTemplateOrders} {...rows} />;
}
