import { Clock } from 'lucide-react';
import { shortDateTime } from '#web/shared/dates.ts';
import type { PlannedTimes } from './planned.ts';

export const ScheduleNote = ({ publishAt, takeBackAt }: PlannedTimes) => (
  <>
    {publishAt && <Line>{`Publishes ${shortDateTime(publishAt)}`}</Line>}
    {takeBackAt && <Line>{`Taken back ${shortDateTime(takeBackAt)}`}</Line>}
  </>
);

const Line = ({ children }: { children: string }) => (
  <span className="flex items-center gap-1.5 text-xs text-ink-soft">
    <Clock aria-hidden="true" className="size-3.5 shrink-0" />
    {children}
  </span>
);
