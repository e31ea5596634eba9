import { type FormEvent, useState } from 'react';
import { importStrings } from '#schema/import.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { StartImportDocument } from './documents.ts';
import { MappingForm } from './MappingForm.tsx';
import type { ImportJob, ImportTable } from './states.ts';
import { TableRows } from './TableRows.tsx';

type Props = { job: ImportJob; table: ImportTable };

export function TablePart({ job, table }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <div className="grid min-w-0 gap-8">
      {table.isFixed ? (
        <p className="measure">This is a file of the inbox: its columns are clear, and there is nothing to choose.</p>
      ) : (
        <MappingForm job={job} table={table} onChange={setDirty} />
      )}
      <TableRows table={table} />
      {job.canStart && <StartTable job={job} isDirty={isDirty} />}
    </div>
  );
}

export function StartTable({ job, isDirty }: { job: ImportJob; isDirty: boolean }) {
  const { id, state, keptUntil, report } = job;
  const { shortDateTime } = useDates();
  const [start, { loading }] = useCommand(StartImportDocument, {
    sentences: { done: importStrings.started, failed: importStrings.startFailed },
  });
  const isEmpty = report !== null && report.enquiries + report.reviews === 0;
  const isBlocked = isDirty || (isEmpty && state === 'READY');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start({ id, input: {} });
  };
  return (
    <form onSubmit={submit} className="grid gap-5 border-2 border-ink bg-sheet p-5 sm:p-6">
      <p className="measure text-ink-soft">
        Messages come as read ones, with their own dates; nobody gets a mail, and webhooks hear nothing of them. All of
        it can be taken back as long as nobody has changed it.
        {keptUntil && state === 'READY' && ` The file is kept until ${shortDateTime(keptUntil)}.`}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={loading} disabled={isBlocked}>
          {state === 'FAILED' ? 'Go On with the Import' : 'Import'}
        </Button>
        {isBlocked && (
          <p className="text-sm font-semibold">
            {isDirty ? 'Save the columns first.' : 'There is no row that could come.'}
          </p>
        )}
      </div>
    </form>
  );
}
