import { useDates } from '#web/shared/app/useDates.tsx';
import type { ImportTable } from './states.ts';

type Row = ImportTable['preview'][number];

/** The first rows as they would come, and those that would not. */
export function TableRows({ table }: { table: ImportTable }) {
  const { preview, faultyRows, faultyCount, fields } = table;
  if (!preview.length) return null;
  const labelOf = (field: string) => fields.find(({ name }) => name === field)?.label ?? field;
  return (
    <div className="grid min-w-0 gap-4">
      <section aria-labelledby="preview" className="grid min-w-0 gap-4">
        <h3 id="preview" className="text-lg">
          {preview.length === 1
            ? 'The first row, as it would come'
            : `The first ${preview.length} rows, as they would come`}
        </h3>
        <RowList label="First rows" rows={preview} labelOf={labelOf} />
      </section>
      {faultyCount > 0 && (
        <details className="border-y-2 border-line">
          <summary className="cursor-pointer py-3 font-semibold">
            {faultyCount === 1
              ? 'One row does not come as it is'
              : `${faultyCount} rows do not come as they are${faultyCount > faultyRows.length ? `: the first ${faultyRows.length}` : ''}`}
          </summary>
          <RowList label="Rows with faults" rows={faultyRows} labelOf={labelOf} />
        </details>
      )}
    </div>
  );
}

type ListProps = { label: string; rows: readonly Row[]; labelOf: (field: string) => string };

function RowList({ label, rows, labelOf }: ListProps) {
  const { shortDateTime } = useDates();
  const textOf = ({ field, value }: Row['values'][number], isRead: boolean) =>
    field === 'createdAt' && isRead ? shortDateTime(value) : value;
  return (
    <ul aria-label={label} className="grid min-w-0 gap-4 pb-2">
      {rows.map(({ row, values, fault, loss }) => (
        <li key={row} className={`grid min-w-0 gap-2 border-l-4 pl-4 ${fault ? 'border-danger' : 'border-ink'}`}>
          <p className="font-semibold">{`Row ${row}`}</p>
          {(fault ?? loss) && (
            <p className="text-sm font-semibold text-danger">{fault ? `Does not come: ${fault}` : loss}</p>
          )}
          <dl className="grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2 lg:grid-cols-3">
            {values.map((value) => (
              <div key={value.field} className="min-w-0 wrap-anywhere">
                <dt className="inline text-ink-soft">{`${labelOf(value.field)}: `}</dt>
                <dd dir="auto" className="inline whitespace-pre-line">
                  {textOf(value, fault === null)}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
