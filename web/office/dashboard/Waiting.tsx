import { Link } from 'react-router-dom';
import { readFragment } from '#web/gql/index.ts';
import { type Tally, tallies } from '#web/shared/app/tallies.ts';
import { OverviewDocument, OverviewFragment } from '#web/shared/data/documents/overview.ts';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { FiguresSection } from './FiguresSection.tsx';
import { WeekPlot } from './WeekPlot.tsx';

export function Waiting() {
  const query = useOfficeQuery(OverviewDocument, 'No answer came.');
  const { sentence, error } = query;
  const overview = readFragment(OverviewFragment, query.data?.overview);
  return (
    <FiguresSection
      id="waiting"
      title="Waiting now"
      query={{ ...query, sentence: sentence && error ? 'What is waiting could not be read.' : sentence }}
      plot={<WeekPlot weeks={overview?.messagesPerWeek} />}
    >
      <ul className="mt-2 grid sm:grid-cols-3 sm:gap-x-5 xl:grid-cols-6">
        {tallies.map((tally) => (
          <Count key={tally.field} tally={tally} count={overview?.[tally.field]} />
        ))}
      </ul>
    </FiguresSection>
  );
}

/** A linked count; zero is muted. */
function Count({ tally: { one, many, to }, count }: { tally: Tally; count: number | undefined }) {
  return (
    <li className="relative border-t-2 border-ink">
      <Link to={to} className="group flex items-baseline gap-4 py-3 hover:text-signal-ink sm:flex-col sm:gap-1 sm:py-2">
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
