import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { isId } from '#schema/common.ts';
import { importStrings } from '#schema/import.ts';
import { readFragment } from '#web/gql/index.ts';
import { failureOf } from '#web/shared/data/errors.ts';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import { ImportDocument, ImportFragment } from './documents.ts';
import { EndButtons } from './EndButtons.tsx';
import { Progress } from './Progress.tsx';
import { Report } from './Report.tsx';
import { StateBadge } from './StateBadge.tsx';
import { countsOf, type ImportJob, isAtWork } from './states.ts';
import { StartTable, TablePart } from './TablePart.tsx';

const POLL_MS = 1000;

type Props = {
  id: string;
  /** Whether the user has just chosen or uploaded it: then it takes the focus. */
  isChosen: boolean;
  onRemoved: () => void;
};

export function ImportPart({ id, isChosen, onRemoved }: Props) {
  const part = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus once, on mount
  useEffect(() => {
    if (isChosen) part.current?.focus();
  }, []);
  const isValidId = isId(id);
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(ImportDocument, {
    variables: { id },
    skip: !isValidId,
    fetchPolicy: 'cache-and-network',
  });
  // Old data stays while the server does not answer.
  const job = readFragment(ImportFragment, (data ?? previousData)?.import);
  const isPolling = job !== undefined && isAtWork(job.state);
  useEffect(() => {
    if (!isPolling) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isPolling, startPolling, stopPolling]);
  // The list may already have the new state: refetch the details.
  const state = job?.state;
  useEffect(() => {
    if (state) void refetch().catch(() => undefined);
  }, [state, refetch]);
  const isMissing = !isValidId || (error && failureOf(error).code === 'NOT_FOUND');
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby="import"
      className="mt-16 grid min-w-0 gap-6 border-t-2 border-ink pt-6"
    >
      {isMissing ? (
        <Empty title="Import Not Found" text="It was deleted, or was never there." />
      ) : job ? (
        <JobDetails job={job} onRemoved={onRemoved} />
      ) : error ? (
        <ErrorPanel
          title="Error Loading the Import"
          message={failureOf(error).message ?? importStrings.loadFailed}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label="Loading the import..." />
      )}
    </section>
  );
}

function JobDetails({ job, onRemoved }: { job: ImportJob; onRemoved: () => void }) {
  const { fileName, source, state, fault, report, undone } = job;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="import" className="text-2xl wrap-anywhere">
          {fileName}
        </h2>
        <div role="status">
          <StateBadge state={state} />
        </div>
        {source && <p className="text-ink-soft wrap-anywhere">{source}</p>}
      </div>
      <JobProgress job={job} />
      {fault && <ErrorPanel title="This import has failed" message={fault} />}
      {undone && (
        <p className="measure">
          {`Taken back: ${countsOf(undone.removed)}. Kept, because it was changed or is in use: ${countsOf(undone.kept)}.`}
        </p>
      )}
      {report && state !== 'UNDONE' && <Report key={`report ${state}`} job={job} report={report} />}
      {job.table && ['LOOKING', 'READY'].includes(state) && (
        <TablePart key={job.table.kind} job={job} table={job.table} />
      )}
      {job.canStart && job.table && state === 'FAILED' && <StartTable job={job} isDirty={false} />}
      {job.canStart && report && !job.table && <ChoiceForm key={`choice ${state}`} job={job} report={report} />}
      <EndButtons job={job} onRemoved={onRemoved} />
    </>
  );
}

function JobProgress({ job: { state, isWaiting, size, received, done, total } }: { job: ImportJob }) {
  if (state === 'UPLOADING')
    return <Progress label="Upload" value={received} max={size ?? 0} valueText="of the file has come" />;
  if (!isAtWork(state)) return null;
  if (isWaiting)
    return <p className="measure text-ink-soft">It waits for its turn: one import is at work at a time.</p>;
  const labels = { LOOKING: 'Looking through the file', RUNNING: 'Import', UNDOING: 'Taking back' };
  return (
    <div className="grid gap-2">
      <Progress label={labels[state as keyof typeof labels]} value={done} max={total} />
      <p className="measure text-sm text-ink-soft">You can leave this page: the work goes on.</p>
    </div>
  );
}
