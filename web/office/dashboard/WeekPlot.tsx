import type { Overview_CountsFragment } from '#web/gql/graphql.ts';
import { shortDay } from '#web/shared/dates.ts';

type Weeks = Overview_CountsFragment['messagesPerWeek'];

/** Height of the plot and width of a bar with its gap, in SVG units. */
const HEIGHT = 60;
const STEP = 14;
const BAR = 10;

/** Messages by week; the current week is highlighted. */
export function WeekPlot({ weeks = [] }: { weeks?: Weeks | undefined }) {
  const maxCount = Math.max(1, ...weeks.map(({ count }) => count));
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">Messages per week</h2>
        {last && (
          <span className="text-sm text-ink-soft tabular-nums">{`this week ${last.count}, at most ${maxCount}`}</span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${12 * STEP - (STEP - BAR)} ${HEIGHT}`}
        role="img"
        aria-hidden={!last}
        aria-label={weeks.map(({ monday, count }) => `week of ${shortDay(monday)}: ${count}`).join(', ')}
        className="mt-3 h-24 w-full"
        preserveAspectRatio="none"
      >
        {weeks.map(({ monday, count }, index) => {
          const height = Math.max((count / maxCount) * HEIGHT, 1);
          return (
            <rect
              key={monday}
              x={index * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className={monday === last?.monday ? 'fill-signal' : 'fill-depth-ink'}
            />
          );
        })}
      </svg>
      <p className="mt-2 flex justify-between border-t-2 border-ink pt-2 text-xs text-ink-soft tabular-nums">
        <span>{first ? shortDay(first.monday) : ' '}</span>
        <span>{last ? `week of ${shortDay(last.monday)}` : ' '}</span>
      </p>
    </figure>
  );
}
