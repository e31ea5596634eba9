import { rupees } from '#schema/desk.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { shortDay } from '#web/site/booking/stripDays.ts';
import { followUpWords } from './followUpWords.ts';
import { StageBadge } from './StageBadge.tsx';
import type { Desk } from './useDesk.tsx';

export function DeskSummary({ message: { owner, stage, followUp, value } }: { message: Desk['message'] }) {
  const today = useDates().today();
  const due = followUp && followUpWords(followUp.day, stage, today);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StageBadge stage={stage} />
      <span dir="auto" className="font-semibold wrap-anywhere">
        {owner?.name ?? 'Nobody has it'}
      </span>
      {followUp && (
        <span className={due?.isDue ? 'font-semibold text-danger' : ''}>{due?.text ?? shortDay(followUp.day)}</span>
      )}
      {value != null && <span className="tabular-nums">{rupees(value)}</span>}
    </span>
  );
}
