import { Link } from 'react-router-dom';
import { type Measure, type MeasureName, measureOf } from './measures.ts';

type Props = {
  measure: MeasureName;
  value: number | null | undefined;
  /** What it counts; left out, it leads nowhere. */
  to?: string | undefined;
  /** What else is read out of a link, for whom its place says nothing. */
  of: string;
};

/** A figure of a table, which leads to what it counts; nothing leads nowhere, and what was not counted is a dash that says so. */
export function Figure({ measure, value, to, of }: Props) {
  const { write, label } = measureOf(measure);
  if (value == null) return <NotCounted />;
  if (!value || !to) return <span className={value ? '' : 'text-ink-soft'}>{write(value)}</span>;
  return (
    <Link to={to} className="link" aria-label={nameOf({ write, label }, value, of)}>
      {write(value)}
    </Link>
  );
}

const nameOf = ({ write, label }: Pick<Measure, 'write' | 'label'>, value: number, of: string) =>
  `${write(value)} ${label.toLowerCase()}, ${of}`;

/** What nobody knows, for everybody. */
export const NotCounted = () => (
  <span className="text-ink-soft">
    <span aria-hidden="true">–</span>
    <span className="sr-only">not counted</span>
  </span>
);
