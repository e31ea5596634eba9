import { Link } from 'react-router-dom';
import { insightStrings } from '#schema/insight.ts';
import { readFragment } from '#web/gql/index.ts';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InsightSummaryDocument, PeriodFiguresFragment } from './documents.ts';
import { measures } from './measures.ts';
import { Totals } from './Totals.tsx';

const visibleMeasures = measures.filter(({ name }) => ['visitors', 'enquiries', 'won'].includes(name));

/** Figures of the last 30 days for the dashboard; a failure affects only this section. */
export function Recent() {
  const { data, loading, sentence, refresh } = useOfficeQuery(InsightSummaryDocument, insightStrings.summaryFailed);
  const report = data?.insights;
  return (
    <section aria-labelledby="recent" aria-busy={loading && !report} className="mb-(--part-space)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="recent" className="text-2xl">
          The last 30 days
        </h2>
        <Link to={paths.insights} className="link font-semibold">
          All insights
        </Link>
      </div>
      {report || loading ? (
        <Totals
          totals={readFragment(PeriodFiguresFragment, report?.totals) ?? undefined}
          before={readFragment(PeriodFiguresFragment, report?.before) ?? undefined}
          measures={visibleMeasures}
          to={() => `${paths.insights}#sources`}
          className="mt-5 gap-x-6 sm:grid-cols-3"
        />
      ) : (
        <div
          role="alert"
          className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-8 border-danger bg-sheet p-5"
        >
          <p className="font-semibold">{sentence}</p>
          <Button variant="secondary" size="small" onClick={refresh}>
            Try Again
          </Button>
        </div>
      )}
    </section>
  );
}
