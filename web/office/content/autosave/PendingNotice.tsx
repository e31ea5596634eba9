import { draftStrings } from '#schema/draft.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { Dates } from '#web/shared/dates.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import type { Autosave } from './useAutosave.ts';

type Props = { autosave: Pick<Autosave, 'initialDraft' | 'isMoved' | 'discard'> };

export function PendingNotice({ autosave: { initialDraft, isMoved, discard } }: Props) {
  const [askDiscard, discardQuestion] = useQuestion<void>({
    title: draftStrings.discardQuestion,
    confirmLabel: draftStrings.discard,
    busyLabel: draftStrings.discard,
    cancelLabel: 'Keep them',
    text: () => draftStrings.discardText,
    onConfirm: discard,
  });
  const dates = useDates();
  if (!initialDraft) return null;
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-8 border-signal bg-sheet px-5 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{draftStrings.pending(momentOf(initialDraft.updatedAt, dates))}</p>
        {isMoved && <p className="measure mt-1 text-sm">{draftStrings.moved}</p>}
      </div>
      <Button variant="quietDanger" size="small" className="-ml-3 sm:ml-0" onClick={() => askDiscard()}>
        {draftStrings.discard}
      </Button>
      {discardQuestion}
    </div>
  );
}

/** The time, with the day unless it is today. */
function momentOf(moment: string, { dayOf, timeOf, shortDate, today }: Dates): string {
  const date = new Date(moment);
  const time = timeOf(date);
  return dayOf(date) === today() ? time : `${shortDate(moment)} at ${time}`;
}
