import { rupees } from '#schema/desk.ts';
import { type Pipeline, shortMonth } from './figures.ts';

type Months = Pipeline['wonPerMonth'];

/** Height of the plot and width of a bar with its gap, in SVG units. */
const HEIGHT = 60;
const STEP = 14;
const BAR = 10;

/** Won enquiries by month, the current month highlighted, with a table for screen readers. */
export function WonPlot({ months = [] }: { months?: Months | undefined }) {
  const maxCount = Math.max(1, ...months.map(({ count }) => count));
  const [first, last] = [months[0], months.at(-1)];
  const year = months.reduce((sum, { value }) => sum + value, 0);
  return (
    <div>
      <h2 className="text-xl">Won per month</h2>
      {last && (
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {`this month ${last.count}, ${rupees(last.value)}; in twelve months ${rupees(year)}`}
        </p>
      )}
      <svg
        viewBox={`0 0 ${12 * STEP - (STEP - BAR)} ${HEIGHT}`}
        aria-hidden="true"
        className="mt-3 h-24 w-full"
        preserveAspectRatio="none"
      >
        {months.map(({ month, count, value }, index) => {
          const height = Math.max((count / maxCount) * HEIGHT, 1);
          return (
            <g key={month}>
              <title>{`${shortMonth(month)}: ${count} won, ${rupees(value)}`}</title>
              <rect x={index * STEP} y={0} width={BAR} height={HEIGHT} fill="transparent" />
              <rect
                x={index * STEP}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                className={month === last?.month ? 'fill-signal' : 'fill-depth-ink'}
              />
            </g>
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-2 flex justify-between border-t-2 border-ink pt-2 text-xs text-ink-soft">
        <span>{first ? shortMonth(first.month) : ' '}</span>
        <span>{last ? shortMonth(last.month) : ' '}</span>
      </p>
      {months.length > 0 && <MonthTable months={months} />}
    </div>
  );
}

const MonthTable = ({ months }: { months: Months }) => (
  <table className="sr-only">
    <caption>Won per month</caption>
    <thead>
      <tr>
        <th scope="col">Month</th>
        <th scope="col">Won</th>
        <th scope="col">Worth</th>
      </tr>
    </thead>
    <tbody>
      {months.map(({ month, count, value }) => (
        <tr key={month}>
          <th scope="row">{shortMonth(month)}</th>
          <td>{count}</td>
          <td>{rupees(value)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
