import { type FormEvent, useState } from 'react';
import { importStrings } from '#schema/import.ts';
import type { ImportDateOrder, ImportRowKind } from '#web/gql/graphql.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { SaveImportMappingDocument } from './documents.ts';
import type { ImportJob, ImportTable } from './states.ts';

type Options = { job: ImportJob; table: ImportTable; onChange: (isDirty: boolean) => void };

/** What the columns of a table become, as the form shows it until it is saved. */
export function useMapping({ job: { id, state }, table, onChange }: Options) {
  const { kind, columns, fields, dates, dateOrders, from } = table;
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
  const isPublishable = kind === 'REVIEW' && !mapped.has('isPublished');

  const changed = <Value>(set: (value: Value) => void) => {
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
  return {
    ...{
      chosen,
      setField,
      values,
      setValue,
      order,
      setOrder: changed(setOrder),
      source,
      setSource: changed(setSource),
    },
    ...{ faults, unmapped, isPublishable, isBusy, submit },
    hasDates: mapped.has('createdAt'),
    saveKind: (kind: ImportRowKind) => void save({ id, input: { kind } }),
  };
}
