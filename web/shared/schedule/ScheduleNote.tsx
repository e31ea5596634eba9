import { Clock } from 'lucide-react';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { PlannedTimes } from './planned.ts';

export function ScheduleNote({ publishAt, takeBackAt }: PlannedTimes) {
  const { shortDateTime } = useDates();
  return (
    <>
      {publishAt && <Line>{`Publishes ${shortDateTime(publishAt)}`}</Line>}
      {takeBackAt && <Line>{`Taken back ${shortDateTime(takeBackAt)}`}</Line>}
    </>
  );
}

const Line = ({ children }: { children: string }) => (
  <span className="flex items-center gap-1.5 text-xs text-ink-soft">
    <Clock aria-hidden="true" className="size-3.5 shrink-0" />
    {children}
  </span>
);
