import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sourceLabel } from '#schema/sourceLabel.ts';
import { OTHER } from '#schema/visitNames.ts';
import type { InsightTable_AllFragment } from '#web/gql/graphql.ts';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { type Column, Table } from '#web/shared/ui/Table.tsx';
import { Figure } from './Figure.tsx';
import { linkOfRow, type RowKind } from './links.ts';
import { type Figures, measureOf } from './measures.ts';
import type { Row, Subject } from './subjects.ts';

type Props = { subject: Subject; table: InsightTable_AllFragment; period: Pick<Figures, 'from' | 'to'> };

const INITIAL_ROWS = 10;

export function Breakdown({ subject: { id, title, head, kind, empty }, table: { rows, count }, period }: Props) {
  const [isExpanded, setExpanded] = useState(false);
  const csv = useCsvDownload(`insights-${id}`, { period: { from: period.from, to: period.to } });
  const buttonLabel = isExpanded ? 'Show fewer' : `Show all ${rows.length}`;
  const visibleRows = isExpanded ? rows : rows.slice(0, INITIAL_ROWS);
  return (
    <section aria-labelledby={id} className="mt-(--part-space)">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-2xl">
          {title}
        </h2>
        <CsvButton csv={csv} disabled={rows.length === 0} size="small" of={title} />
      </div>
      {rows.length === 0 ? (
        <p className="border-t-2 border-ink py-4 text-ink-soft">{empty}</p>
      ) : (
        <Table
          caption={title}
          columns={columnsOf(head, kind, period)}
          rows={visibleRows}
          keyOf={({ name }) => `${name}`}
        />
      )}
      {rows.length > INITIAL_ROWS && (
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-soft tabular-nums">
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isExpanded}
            aria-label={`${buttonLabel}: ${title}`}
            onClick={() => setExpanded(!isExpanded)}
          >
            {buttonLabel}
          </Button>
          {count > rows.length && `These are the first ${rows.length} of ${count}.`}
        </p>
      )}
    </section>
  );
}

function columnsOf(head: string, kind: RowKind | null, period: Props['period']): Column<Row>[] {
  const number = 'whitespace-nowrap md:w-28 md:text-right';
  const figure = (measure: 'visitors' | 'views' | 'enquiries' | 'won' | 'value'): Column<Row> => ({
    head: measureOf(measure).label,
    className: number,
    cell: (row) => {
      const isOfMessages = measure === 'enquiries' || measure === 'won' || measure === 'value';
      const to = kind && isOfMessages ? linkOfRow(kind, row.name, period, measure !== 'enquiries') : undefined;
      return <Figure measure={measure} value={row[measure]} to={to} context={rowLabel(kind, row)} />;
    },
  });
  const title: Column<Row> = {
    head,
    title: true,
    className: 'wrap-anywhere',
    cell: (row) => <Name kind={kind} row={row} period={period} />,
  };
  const visits = [figure('visitors'), figure('views')];
  return kind ? [title, ...visits, figure('enquiries'), figure('won'), figure('value')] : [title, ...visits];
}

const rowLabel = (kind: RowKind | null, { name, title }: Row) =>
  title ?? (kind === 'source' ? sourceLabel(name) : kind === 'page' && name === OTHER ? 'Other pages' : (name ?? ''));

/** Subject of a row, linked to the page or to the enquiries of a source or campaign. */
function Name({ kind, row, period }: { kind: RowKind | null; row: Row; period: Props['period'] }) {
  const { name, title, enquiries } = row;
  const label = rowLabel(kind, row);
  if (kind === 'page' && name?.startsWith('/'))
    return (
      <>
        <Link to={encodeURI(name)} dir="auto">
          {label}
        </Link>
        {title && <span className="block text-sm font-normal text-ink-soft">{name}</span>}
      </>
    );
  if (kind && kind !== 'page' && enquiries)
    return (
      <Link to={linkOfRow(kind, name, period, false)} dir="auto">
        {label}
      </Link>
    );
  return (
    <span dir="auto" className={kind === null ? 'capitalize' : ''}>
      {label}
    </span>
  );
}
