import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useFetchPolicy } from '#web/data/freshness.ts';
import { Button } from '#web/ui/Button.tsx';
import { OverviewDocument } from './documents.ts';
import { type Tally, tallies } from './tallies.ts';
import { WeekPlot } from './WeekPlot.tsx';

/** What is waiting now, each a way to it, and how many messages came in the last weeks. */
export function Waiting() {
  const { data, error, loading, refetch } = useQuery(OverviewDocument, {
    fetchPolicy: useFetchPolicy(OverviewDocument, {}),
    notifyOnNetworkStatusChange: true,
  });
  const overview = data?.overview;
  if (!overview && !loading) {
    return (
      <div
        role="alert"
        className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-8 border-danger bg-sheet p-5"
      >
        <p className="font-semibold">{error ? 'What is waiting could not be read.' : 'No answer came.'}</p>
        <Button variant="secondary" size="small" onClick={() => void refetch().catch(() => undefined)}>
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <section
      aria-labelledby="waiting"
      aria-busy={!overview}
      className="mb-12 grid gap-x-12 gap-y-10 lg:mb-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
    >
      <div>
        <h2 id="waiting" className="text-2xl">
          Waiting now
        </h2>
        <ul className="mt-5 grid sm:grid-cols-3 sm:gap-x-5 xl:grid-cols-6">
          {tallies.map((tally) => (
            <Count key={tally.field} tally={tally} count={overview?.[tally.field]} />
          ))}
        </ul>
      </div>
      <WeekPlot weeks={overview?.messagesPerWeek} />
    </section>
  );
}

/** A number and what it counts; nothing to do stays quiet. */
function Count({ tally: { one, many, to }, count }: { tally: Tally; count: number | undefined }) {
  return (
    <li className="relative border-t-2 border-ink">
      <Link to={to} className="group flex items-baseline gap-4 py-3 hover:text-signal-ink sm:flex-col sm:gap-2 sm:py-4">
        <span
          className={`min-w-12 font-display text-3xl font-extrabold tracking-tight tabular-nums ${count ? '' : 'text-ink-soft'}`}
        >
          {count ?? '–'}
        </span>{' '}
        <span className="text-sm font-semibold underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-signal">
          {count === 1 ? one : many}
        </span>
      </Link>
    </li>
  );
}
