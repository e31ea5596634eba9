import type { InsightUnit } from '#web/gql/graphql.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { shortDay } from '#web/shared/dates.ts';
import type { Figures, Measure } from './measures.ts';
import { daysName, isOpen, unitNames } from './period.ts';
import { shortNumber, ticksOf } from './ticks.ts';

/** Height of the plot and width of a point, in SVG units. */
const HEIGHT = 100;
const STEP = 10;
const BAR = 8;

type Props = { series: readonly Figures[]; measure: Measure; unit: InsightUnit };

/** Bars by day, week or month; the unfinished one is highlighted. The table beside it has the same data. */
export function SeriesPlot({ series, measure: { name, label, format }, unit }: Props) {
  const today = useDates().today();
  const values = series.map((point) => point[name] ?? 0);
  const ticks = ticksOf(Math.max(...values));
  const top = ticks.at(-1) as number;
  const [first, middle, last] = [series[0], series[Math.floor((series.length - 1) / 2)], series.at(-1)];
  const width = series.length * STEP;
  const current = last && isOpen(last, today) ? last : undefined;
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm text-ink-soft tabular-nums">
        {`${label} by ${unitNames[unit]}${current ? `; this ${unitNames[unit]} so far ${format(current[name] ?? 0)}` : ''}`}
      </figcaption>
      <div aria-hidden="true" className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div className="relative w-11 text-right text-xs text-ink-soft tabular-nums">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 translate-y-1/2 leading-none"
              style={{ bottom: `${(tick / top) * 100}%` }}
            >
              {shortNumber(tick)}
            </span>
          ))}
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${HEIGHT}`}
          className="h-56 w-full overflow-visible sm:h-72"
          preserveAspectRatio="none"
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              x1={0}
              x2={width}
              y1={HEIGHT - (tick / top) * HEIGHT}
              y2={HEIGHT - (tick / top) * HEIGHT}
              vectorEffect="non-scaling-stroke"
              className={tick === 0 ? 'stroke-ink' : 'stroke-line'}
              strokeWidth={tick === 0 ? 2 : 1}
            />
          ))}
          {series.map((point, index) => {
            const value = point[name];
            const height = ((value ?? 0) / top) * HEIGHT;
            return (
              <g key={point.from}>
                <title>{`${daysName(point)}: ${value == null ? 'not counted' : format(value)}`}</title>
                <rect x={index * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
                <rect
                  x={index * STEP + (STEP - BAR) / 2}
                  y={HEIGHT - height}
                  width={BAR}
                  height={height}
                  className={point === current ? 'fill-signal' : 'fill-depth-ink'}
                />
              </g>
            );
          })}
        </svg>
        <span />
        <p className="mt-2 flex justify-between gap-3 text-xs text-ink-soft tabular-nums">
          {[first, middle, last].map(
            (point, index) =>
              point &&
              (index === 0 || (index === 1 && series.length > 4) || (index === 2 && series.length > 1)) && (
                <span key={point.from}>{shortDay(point.from)}</span>
              ),
          )}
        </p>
      </div>
    </figure>
  );
}
