import { useQuery } from '@apollo/client/react';
import { deskStrings } from '#schema/desk.ts';
import { sentenceOf } from '#web/data/errors.ts';
import { useFetchPolicy } from '#web/data/freshness.ts';
import { Button } from '#web/ui/Button.tsx';
import { PipelineDocument } from './documents.ts';
import { FirstReply } from './FirstReply.tsx';
import { StageTable } from './StageTable.tsx';
import { WonPlot } from './WonPlot.tsx';

/** The figures of the desk: what is in each stage, how soon was answered, and what was won. */
export function Figures() {
  const { data, error, loading, refetch } = useQuery(PipelineDocument, {
    fetchPolicy: useFetchPolicy(PipelineDocument, {}),
    notifyOnNetworkStatusChange: true,
  });
  const pipeline = data?.pipeline;
  if (!pipeline && !loading) {
    return (
      <div
        role="alert"
        className="mb-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-8 border-danger bg-sheet p-5"
      >
        <p className="font-semibold">{sentenceOf(error, deskStrings.figuresFailed)}</p>
        <Button variant="secondary" size="small" onClick={() => void refetch().catch(() => undefined)}>
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <section
      aria-labelledby="pipeline"
      aria-busy={!pipeline}
      className="mb-12 grid gap-x-12 gap-y-10 lg:mb-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
    >
      <div>
        <h2 id="pipeline" className="text-2xl">
          Pipeline
        </h2>
        <StageTable stages={pipeline?.stages} />
        <FirstReply pipeline={pipeline} />
      </div>
      <WonPlot months={pipeline?.wonPerMonth} />
    </section>
  );
}
