import { Link, useSearchParams } from 'react-router-dom';
import type { InsightUnit } from '#web/gql/graphql.ts';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { Figure } from './Figure.tsx';
import { linkOfPeriod } from './links.ts';
import { type Figures, type Measure, measureOf, measures } from './measures.ts';
import { daysName, measureIn, unitNames, withValues } from './period.ts';
import { SeriesPlot } from './SeriesPlot.tsx';

type Props = { series: readonly Figures[]; unit: InsightUnit; period: Pick<Figures, 'from' | 'to'> };

/** A figure over time as a plot and a table, newest first. */
export function SeriesSection({ series, unit, period: { from, to } }: Props) {
  const [params] = useSearchParams();
  const measure = measureOf(measureIn(params));
  const csv = useCsvDownload('insights-series', { period: { from, to, unit } });
  return (
    <section aria-labelledby="series" className="mt-(--part-space)">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="series" className="text-2xl">
          Over time
        </h2>
        <CsvButton csv={csv} disabled={false} size="small" of="Over time" />
      </div>
      <nav aria-label="What is shown" className="mt-5">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line">
          {measures.map(({ name, label }) => (
            <li key={name}>
              <Link
                to={withValues(params, { measure: name === 'visitors' ? null : name })}
                replace
                preventScrollReset
                aria-current={name === measure.name}
                className={choice}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <SeriesPlot series={series} measure={measure} unit={unit} />
        <SeriesTable series={series} measure={measure} unit={unit} />
      </div>
    </section>
  );
}

const choice =
  '-mb-px block border-b-4 border-transparent pt-2 pb-2.5 font-semibold text-ink-soft hover:border-ink hover:text-ink ' +
  'aria-[current=true]:border-signal aria-[current=true]:text-ink';
const head = 'sticky top-0 bg-paper pb-2 text-left text-sm font-normal text-ink-soft';

/** Focusable, so that a long table scrolls by keyboard. */
const SeriesTable = ({ series, measure: { name, label }, unit }: Omit<Props, 'period'> & { measure: Measure }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus, or nobody scrolls it by keyboard
  <section aria-label={`${label} by ${unitNames[unit]}`} tabIndex={0} className="max-h-84 min-w-0 overflow-y-auto pr-3">
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{`${label} by ${unitNames[unit]}, newest first`}</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {unit === 'DAY' ? 'Day' : unit === 'WEEK' ? 'Week' : 'Month'}
          </th>
          <th scope="col" className={`${head} text-right!`}>
            {label}
          </th>
        </tr>
      </thead>
      <tbody>
        {series.toReversed().map((point) => (
          <tr key={point.from} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {daysName(point)}
            </th>
            <td className="py-1.5 text-right font-semibold">
              <Figure measure={name} value={point[name]} to={linkOfPeriod(point, name)} context={daysName(point)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
