import type { MessageStage } from '#schema/desk.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { shortDay } from '#web/site/booking/stripDays.ts';
import { followUpWords } from './followUpWords.ts';
import type { FollowUpChoice } from './useSetFollowUp.ts';

type Props = { followUp: NonNullable<FollowUpChoice>; stage: MessageStage };

/** Day and note of a follow-up; text says whether it is overdue. */
export function FollowUpLine({ followUp: { day, note }, stage }: Props) {
  const today = useDates().today();
  const { text, isDue } = followUpWords(day, stage, today);
  return (
    <>
      <p>
        {text && (
          <span className={`mr-2 font-bold ${isDue ? 'text-danger' : ''}`}>
            {text}
            <span className="sr-only">,</span>
          </span>
        )}
        <time dateTime={day} className={text ? 'text-sm text-ink-soft' : 'font-bold'}>
          {shortDay(day)}
        </time>
      </p>
      {note && (
        <p dir="auto" className="text-sm whitespace-pre-wrap wrap-anywhere">
          {note}
        </p>
      )}
    </>
  );
}
