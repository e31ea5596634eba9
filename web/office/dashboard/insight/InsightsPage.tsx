import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { insightStrings } from '#schema/insight.ts';
import type { InsightsQuery } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { shortDay } from '#web/shared/dates.ts';
import { RefreshButton } from '#web/shared/ui/RefreshButton.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { Breakdown } from './Breakdown.tsx';
import { InsightsDocument, InsightTableFragment, PeriodFiguresFragment } from './documents.ts';
import { type Figures, measures } from './measures.ts';
import { PathSection } from './PathSection.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { daysName, periodIn } from './period.ts';
import { SeriesSection } from './SeriesSection.tsx';
import { subjects } from './subjects.ts';
import { Totals } from './Totals.tsx';

/** Visits, enquiries and won clients of a period, compared with the previous period. */
export function InsightsPage() {
  const [params] = useSearchParams();
  const period = useMemo(() => periodIn(params), [params]);
  const { data, previousData, loading, error, refetch } = useQuery(InsightsDocument, {
    variables: { period },
    fetchPolicy: useFetchPolicy(InsightsDocument, { period }),
    notifyOnNetworkStatusChange: true,
  });
  // Old data stays while another period loads.
  const report = (data ?? (loading ? previousData : undefined))?.insights;
  const refresh = () => void refetch().catch(() => undefined);
  const failed = !report && !loading;
  return (
    <OfficePage
      title="Insights"
      filters={<PeriodChoice unit={report?.unit} />}
      actions={<RefreshButton busy={loading && report !== undefined} onClick={refresh} />}
    >
      {failed && (
        <div className="mt-(--part-space)">
          <ErrorPanel
            title="Error Loading Insights"
            message={sentenceOf(error, insightStrings.failed)}
            onRetry={refresh}
          />
        </div>
      )}
      {!report && loading && <Loading label="Loading the report..." />}
      {report && (
        <div aria-busy={loading}>
          <Report report={report} />
        </div>
      )}
    </OfficePage>
  );
}

type ReportData = InsightsQuery['insights'];

function Report({ report }: { report: ReportData }) {
  const totals = readFragment(PeriodFiguresFragment, report.totals);
  const before = readFragment(PeriodFiguresFragment, report.before);
  const isEmpty = !measures.some(({ name }) => totals[name]);
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft tabular-nums">
        <p role="status">{`${daysName(totals)}, compared with ${daysName(before)}`}</p>
        <CountedSince since={report.countedSince} totals={totals} />
      </div>
      <Totals
        totals={totals}
        before={before}
        measures={measures}
        to={(measure) => (measure === 'views' ? '#pages' : '#sources')}
        className="gap-x-6 sm:grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.8fr)]"
      />
      {isEmpty ? (
        <div className="mt-(--part-space)">
          <Empty
            title="Nothing in This Period"
            text="Nobody came and nobody wrote in these days. Choose a longer period, or come back when the site has had its first visits."
          />
        </div>
      ) : (
        <Parts report={report} period={totals} />
      )}
    </>
  );
}

function Parts({ report, period }: { report: ReportData; period: Figures }) {
  return (
    <>
      <SeriesSection series={readFragment(PeriodFiguresFragment, report.series)} unit={report.unit} period={period} />
      <PathSection path={report.path} period={period} />
      {subjects.map((subject) => (
        <Breakdown
          key={subject.id}
          subject={subject}
          table={readFragment(InsightTableFragment, report[subject.id])}
          period={period}
        />
      ))}
    </>
  );
}

/** Names the days without visit data, if any. */
function CountedSince({ since, totals: { from, visitors } }: { since: string | null | undefined; totals: Figures }) {
  if (visitors == null)
    return (
      <p>
        {since
          ? `Visits were not counted in these days; the first day that was is ${shortDay(since)}.`
          : 'Visits are not counted here: whoever runs the site has switched that off, or it has just begun.'}
      </p>
    );
  return since && since > from ? <p>{`Visits are counted since ${shortDay(since)}.`}</p> : null;
}
