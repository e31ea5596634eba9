import { AlarmClock, CalendarClock, UserRound } from 'lucide-react';
import { type MessageStage, rupees } from '#schema/desk.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { shortDay } from '#web/site/booking/stripDays.ts';
import { followUpWords, isClosed } from './followUpWords.ts';

type FollowUp = { day: string; note?: string | null };
type MarkedMessage = {
  stage: MessageStage;
  owner?: { name: string } | null;
  followUp?: FollowUp | null;
  value?: number | null;
};

export function DeskMarks({ message }: { message: MarkedMessage }) {
  const { owner, value, followUp, stage } = message;
  const today = useDates().today();
  const followUpText = followUp && !isClosed(stage) && followUpWords(followUp.day, stage, today);
  return (
    <>
      {followUpText && (
        <span
          title={followUp?.note ?? undefined}
          className={`flex items-start gap-1.5 ${followUpText.isDue ? 'font-bold text-signal-ink' : 'text-ink-soft'}`}
        >
          {followUpText.isDue ? (
            <AlarmClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          ) : (
            <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          )}
          {followUpText.isDue ? followUpText.text : `Follow up ${shortDay(followUp.day)}`}
        </span>
      )}
      {(owner || value != null) && (
        <span className={`flex min-w-0 flex-wrap items-center gap-x-2 text-ink-soft${followUpText ? ' roomy' : ''}`}>
          {owner && (
            <span className="flex min-w-0 items-center gap-1.5">
              <UserRound aria-hidden="true" className="size-4 shrink-0" />
              <span className="sr-only">Owner: </span>
              <span dir="auto" className="truncate max-w-36">
                {owner.name}
              </span>
            </span>
          )}
          {value != null && <span className="font-semibold text-ink tabular-nums">{rupees(value)}</span>}
        </span>
      )}
    </>
  );
}

/** @returns whether the client wrote last */
export const isAwaiting = ({
  answeredAt,
  lastAnswerAt,
}: {
  answeredAt?: string | null;
  lastAnswerAt?: string | null;
}): boolean => Boolean(lastAnswerAt && (!answeredAt || Date.parse(lastAnswerAt) > Date.parse(answeredAt)));
