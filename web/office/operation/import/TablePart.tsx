import { type FormEvent, useState } from 'react';
import { importDateNames, importRowNames, importStrings } from '#schema/import.ts';
import type { ImportDateOrder, ImportRowKind } from '#web/gql/graphql.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField, Fault, InputField, SelectField } from '#web/shared/ui/Field.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { SaveImportMappingDocument, StartImportDocument } from './documents.ts';
import type { ImportJob, ImportTable } from './states.ts';
import { TableRows } from './TableRows.tsx';

type Props = { job: ImportJob; table: ImportTable };

export function TablePart({ job, table }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <div className="grid min-w-0 gap-8">
      {table.isFixed ? (
        <p className="measure">This is a file of the inbox: its columns are clear, and there is nothing to choose.</p>
      ) : (
        <MappingForm job={job} table={table} onChange={setDirty} />
      )}
      <TableRows table={table} />
      {job.canStart && <StartTable job={job} isDirty={isDirty} />}
    </div>
  );
}

function MappingForm({ job: { id, state }, table, onChange }: Props & { onChange: (isDirty: boolean) => void }) {
  const { kind, columns, fields, dates, dateOrders, missing, from } = table;
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(
    new Map(columns.flatMap(({ name, field }) => (field ? [[name, field]] : []))),
  );
  const [values, setValues] = useState<Record<string, string>>(
    Object.fromEntries(table.defaults.map(({ field, value }) => [field, value])),
  );
  const [order, setOrder] = useState<ImportDateOrder | null>(dateOrders.length > 1 ? dates : null);
  const [source, setSource] = useState(from);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [save, { loading }] = useCommand(SaveImportMappingDocument, {
    sentences: { done: importStrings.mapped, failed: ({ message }) => message ?? importStrings.mapFailed },
  });
  const isBusy = loading || state !== 'READY';
  const mapped = new Set(chosen.values());
  const unmapped = fields.filter(({ name, isRequired }) => isRequired && !mapped.has(name));
  const hasDates = mapped.has('createdAt');
  const isPublishable = kind === 'REVIEW' && !mapped.has('isPublished');

  const changed = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setFaults({});
      onChange(true);
    };
  };
  const setField = changed(({ name, field }: { name: string; field: string }) => {
    const next = new Map(chosen);
    if (field) next.set(name, field);
    else next.delete(name);
    setChosen(next);
    if (field === 'createdAt' || chosen.get(name) === 'createdAt') setOrder(null);
  });
  const setValue = changed(({ field, value }: { field: string; value: string }) =>
    setValues({ ...values, [field]: value }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const required = unmapped.filter(({ name }) => !values[name]?.trim());
    if (required.length) {
      setFaults(Object.fromEntries(required.map(({ name }) => [name, importStrings.noValue])));
      return;
    }
    const own = new Set([...unmapped.map(({ name }) => name), ...(isPublishable ? ['isPublished'] : [])]);
    const { failure } = await save({
      id,
      input: {
        ...{ kind, dates: order, from: source },
        columns: columns.flatMap(({ name }) => {
          const field = chosen.get(name);
          return field ? [{ name, field }] : [];
        }),
        defaults: Object.entries(values).flatMap(([field, value]) =>
          own.has(field) && value.trim() ? [{ field, value }] : [],
        ),
      },
    });
    if (failure) setFaults(failure.fields);
    else onChange(false);
  };
  return (
    <form onSubmit={submit} noValidate className="grid min-w-0 gap-5" aria-labelledby="columns">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h3 id="columns" className="text-lg">
          What each column becomes
        </h3>
        <div className="w-full sm:w-64">
          <SelectField
            label="The rows of the table are"
            value={kind}
            disabled={isBusy}
            onChange={({ target }) => void save({ id, input: { kind: target.value as ImportRowKind } })}
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
        chosen={chosen}
        disabled={isBusy}
        onChoose={(name, field) => setField({ name, field })}
      />
      {faults.columns && <Fault id={undefined}>{faults.columns}</Fault>}
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
        {unmapped.map(({ name, label }) => (
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
        {hasDates && (
          <SelectField
            label="How the dates are written"
            value={order ?? ''}
            disabled={isBusy}
            error={missing.includes('dates') && !order ? 'They can be read in two ways: please choose.' : undefined}
            onChange={({ target }) => changed(setOrder)((target.value || null) as ImportDateOrder | null)}
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
        )}
        <InputField
          label="Where the rows come from"
          required
          disabled={isBusy}
          value={source}
          error={faults.from}
          hint="The same for each file of one form: then no row comes twice."
          onChange={({ target }) => changed(setSource)(target.value)}
        />
        {isPublishable && (
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

export function StartTable({ job, isDirty }: { job: ImportJob; isDirty: boolean }) {
  const { id, state, keptUntil, report } = job;
  const { shortDateTime } = useDates();
  const [start, { loading }] = useCommand(StartImportDocument, {
    sentences: { done: importStrings.started, failed: importStrings.startFailed },
  });
  const isEmpty = report !== null && report.enquiries + report.reviews === 0;
  const isBlocked = isDirty || (isEmpty && state === 'READY');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start({ id, input: {} });
  };
  return (
    <form onSubmit={submit} className="grid gap-5 border-2 border-ink bg-sheet p-5 sm:p-6">
      <p className="measure text-ink-soft">
        Messages come as read ones, with their own dates; nobody gets a mail, and webhooks hear nothing of them. All of
        it can be taken back as long as nobody has changed it.
        {keptUntil && state === 'READY' && ` The file is kept until ${shortDateTime(keptUntil)}.`}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={loading} disabled={isBlocked}>
          {state === 'FAILED' ? 'Go On with the Import' : 'Import'}
        </Button>
        {isBlocked && (
          <p className="text-sm font-semibold">
            {isDirty ? 'Save the columns first.' : 'There is no row that could come.'}
          </p>
        )}
      </div>
    </form>
  );
}
