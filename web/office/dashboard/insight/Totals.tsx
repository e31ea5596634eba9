import { Link } from 'react-router-dom';
import { ChangeNote } from './ChangeNote.tsx';
import { linkOfPeriod } from './links.ts';
import { changeOf, type Figures, type Measure, type MeasureName } from './measures.ts';

type Props = {
  totals: Figures | undefined;
  before: Figures | undefined;
  measures: readonly Measure[];
  /** Links of visitors and views, which have no list. */
  to: (measure: 'visitors' | 'views') => string;
  className: string;
};

export const Totals = ({ totals, before, measures, to, className }: Props) => (
  <ul className={`grid ${className}`}>
    {measures.map((measure) => {
      const { name, label, format } = measure;
      const value = totals?.[name];
      const isCounted = totals !== undefined && value != null;
      return (
        <li key={name} className="border-t-2 border-ink pt-3 pb-4">
          <Link to={totals ? figureLink(totals, name, to) : '#'} className="group block hover:text-signal-ink">
            <span className="block text-sm font-semibold underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-signal">
              {label}
            </span>{' '}
            <span
              className={`mt-1 block font-display text-3xl font-extrabold tracking-tight wrap-anywhere tabular-nums ${value ? '' : 'text-ink-soft'}`}
            >
              {isCounted ? format(value) : totals ? 'Not counted' : '–'}
            </span>
          </Link>
          {totals && <ChangeNote change={changeOf(measure, value, before?.[name])} />}
        </li>
      );
    })}
  </ul>
);

const figureLink = (totals: Figures, name: MeasureName, to: Props['to']) =>
  name === 'visitors' || name === 'views' ? to(name) : linkOfPeriod(totals, name);
