import { control } from '#web/shared/ui/Field.tsx';
import { type Column, Table } from '#web/shared/ui/Table.tsx';
import type { ImportTable } from './states.ts';

type TableColumn = ImportTable['columns'][number];
type Props = Pick<ImportTable, 'columns' | 'fields'> & {
  /** Field by the name of a column. */
  chosen: ReadonlyMap<string, string>;
  disabled: boolean;
  onChoose: (name: string, field: string) => void;
};

export function ColumnTable({ columns, fields, chosen, disabled, onChoose }: Props) {
  const parts: Column<TableColumn>[] = [
    {
      head: 'Column',
      title: true,
      className: 'wrap-anywhere md:w-1/4',
      cell: ({ name }) => <span dir="auto">{name || '(without a name)'}</span>,
    },
    {
      head: 'Values',
      className: 'wrap-anywhere',
      cell: ({ samples }) =>
        samples.length ? (
          <ul className="text-sm">
            {samples.map((sample) => (
              <li key={sample} dir="auto">
                {sample}
              </li>
            ))}
          </ul>
        ) : (
          '–'
        ),
    },
    {
      head: 'Becomes',
      className: 'md:w-1/3',
      cell: ({ name, canImport }) =>
        canImport ? (
          <select
            aria-label={`“${name}” becomes`}
            className={`${control} select-arrow pr-10`}
            disabled={disabled}
            value={chosen.get(name) ?? ''}
            onChange={({ target }) => onChoose(name, target.value)}
          >
            <option value="">Do not import</option>
            {fields.map(({ name: field, label, isRequired }) => (
              <option key={field} value={field}>
                {isRequired ? `${label} *` : label}
              </option>
            ))}
          </select>
        ) : (
          <span className="text-sm text-ink-soft">
            {name ? 'Not imported: two columns have this name.' : 'Not imported: it has no name.'}
          </span>
        ),
    },
  ];
  return (
    <Table
      caption="Columns of the table"
      columns={parts}
      rows={columns}
      keyOf={(column) => String(columns.indexOf(column))}
    />
  );
}
