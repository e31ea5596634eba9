import { importDateNames, importRowNames } from '#schema/import.ts';
import type { ImportDateOrder, ImportRowKind } from '#web/gql/graphql.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField, Fault, InputField, SelectField } from '#web/shared/ui/Field.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import type { ImportJob, ImportTable } from './states.ts';
import { useMapping } from './useMapping.ts';

type Props = { job: ImportJob; table: ImportTable; onChange: (isDirty: boolean) => void };

/** What each column becomes, and what is the same for every row. */
export function MappingForm({ job, table, onChange }: Props) {
  const { columns, fields, missing } = table;
  const mapping = useMapping({ job, table, onChange });
  const { values, setValue, faults, isBusy } = mapping;
  return (
    <form onSubmit={mapping.submit} noValidate className="grid min-w-0 gap-5" aria-labelledby="columns">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h3 id="columns" className="text-lg">
          What each column becomes
        </h3>
        <div className="w-full sm:w-64">
          <SelectField
            label="The rows of the table are"
            value={table.kind}
            disabled={isBusy}
            onChange={({ target }) => mapping.saveKind(target.value as ImportRowKind)}
          >
            {Object.entries(importRowNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      {missing.length > 0 && <Missing missing={missing} fields={fields} />}
      <ColumnTable
        columns={columns}
        fields={fields}
        chosen={mapping.chosen}
        disabled={isBusy}
        onChoose={(name, field) => mapping.setField({ name, field })}
      />
      {faults.columns && <Fault id={undefined}>{faults.columns}</Fault>}
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
        {mapping.unmapped.map(({ name, label }) => (
          <InputField
            key={name}
            label={`${label} of every row`}
            required
            disabled={isBusy}
            value={values[name] ?? ''}
            error={faults[name]}
            hint={name === 'createdAt' ? 'Such as 2024-03-05, if no column has it.' : 'No column becomes it.'}
            onChange={({ target }) => setValue({ field: name, value: target.value })}
          />
        ))}
        {mapping.hasDates && (
          <DateOrderField table={table} order={mapping.order} disabled={isBusy} onChoose={mapping.setOrder} />
        )}
        <InputField
          label="Where the rows come from"
          required
          disabled={isBusy}
          value={mapping.source}
          error={faults.from}
          hint="The same for each file of one form: then no row comes twice."
          onChange={({ target }) => mapping.setSource(target.value)}
        />
        {mapping.isPublishable && (
          <CheckboxField
            label="Publish these reviews"
            hint="Without this they wait in the list of reviews."
            disabled={isBusy}
            checked={values.isPublished === 'yes'}
            onChange={({ target }) => setValue({ field: 'isPublished', value: target.checked ? 'yes' : '' })}
          />
        )}
      </div>
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        Save and Look Through
      </Button>
    </form>
  );
}

type DateOrderProps = {
  table: ImportTable;
  order: ImportDateOrder | null;
  disabled: boolean;
  onChoose: (order: ImportDateOrder | null) => void;
};

const DateOrderField = ({ table: { dates, dateOrders, missing }, order, disabled, onChoose }: DateOrderProps) => (
  <SelectField
    label="How the dates are written"
    value={order ?? ''}
    disabled={disabled}
    error={missing.includes('dates') && !order ? 'They can be read in two ways: please choose.' : undefined}
    onChange={({ target }) => onChoose((target.value || null) as ImportDateOrder | null)}
  >
    <option value="">
      {dates && dateOrders.length < 2 ? `As seen: ${importDateNames[dates].toLowerCase()}` : 'To be seen'}
    </option>
    {Object.entries(importDateNames).map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </SelectField>
);

function Missing({ missing, fields }: Pick<ImportTable, 'missing' | 'fields'>) {
  const names = missing.map(
    (name) => fields.find((field) => field.name === name)?.label ?? 'How the dates are written',
  );
  return (
    <p role="alert" className="measure border-l-4 border-danger pl-4">
      <strong>Not clear yet: </strong>
      {`${names.join(', ')}. Choose a column, or say it below, and save.`}
    </p>
  );
}
