import { Link } from 'react-router-dom';
import { type Measure, type MeasureName, measureOf } from './measures.ts';

type Props = {
  measure: MeasureName;
  value: number | null | undefined;
  to?: string | undefined;
  context: string;
};

/** A figure in a table, linked to its items; zero has no link, and a missing value is a dash. */
export function Figure({ measure, value, to, context }: Props) {
  const { format, label } = measureOf(measure);
  if (value == null) return <NotCounted />;
  if (!value || !to) return <span className={value ? '' : 'text-ink-soft'}>{format(value)}</span>;
  return (
    <Link to={to} className="link" aria-label={linkLabel({ format, label }, value, context)}>
      {format(value)}
    </Link>
  );
}

const linkLabel = ({ format, label }: Pick<Measure, 'format' | 'label'>, value: number, context: string) =>
  `${format(value)} ${label.toLowerCase()}, ${context}`;

/** A dash with a text for screen readers. */
export const NotCounted = () => (
  <span className="text-ink-soft">
    <span aria-hidden="true">–</span>
    <span className="sr-only">not counted</span>
  </span>
);
