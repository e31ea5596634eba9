import { useState } from 'react';
import { draftStrings } from '#schema/draft.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { Dates } from '#web/shared/dates.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Confirm } from '#web/shared/ui/Confirm.tsx';
import type { Autosave } from './useAutosave.ts';

type Props = { autosave: Pick<Autosave, 'opened' | 'isMoved' | 'discard'> };

/** Says that the form was opened with what its writer had not stored, and offers to discard that. */
export function PendingNotice({ autosave: { opened, isMoved, discard } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const dates = useDates();
  if (!opened) return null;
  const onConfirm = async () => {
    setBusy(true);
    await discard();
    setBusy(false);
    setAsking(false);
  };
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-8 border-signal bg-sheet px-5 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{draftStrings.pending(momentOf(opened.updatedAt, dates))}</p>
        {isMoved && <p className="measure mt-1 text-sm">{draftStrings.moved}</p>}
      </div>
      <Button variant="quietDanger" size="small" className="-ml-3 sm:ml-0" onClick={() => setAsking(true)}>
        {draftStrings.discard}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={draftStrings.discardQuestion}
        confirmLabel={draftStrings.discard}
        cancelLabel="Keep them"
        busy={isBusy}
        onConfirm={onConfirm}
      >
        {draftStrings.discardText}
      </Confirm>
    </div>
  );
}

/** The time, and the day too unless it is today's. */
function momentOf(moment: string, { dayOf, timeOf, shortDate, today }: Dates): string {
  const date = new Date(moment);
  const time = timeOf(date);
  return dayOf(date) === today() ? time : `${shortDate(moment)} at ${time}`;
}
