import { Link } from 'react-router-dom';
import { type Measure, type MeasureName, measureOf } from './measures.ts';

type Props = {
  measure: MeasureName;
  value: number | null | undefined;
  /** Link to the counted items. */
  to?: string | undefined;
  /** Context for the accessible name. */
  of: string;
};

/** A figure in a table, linked to its items; zero has no link, and a missing value is a dash. */
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

/** A dash with a text for screen readers. */
export const NotCounted = () => (
  <span className="text-ink-soft">
    <span aria-hidden="true">–</span>
    <span className="sr-only">not counted</span>
  </span>
);
