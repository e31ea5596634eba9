import { statuses } from '#schema/bookingStatuses.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';

const styles = {
  confirmed: { tone: 'ok', shape: 'rounded-full border-2 border-current bg-current' },
  completed: { tone: 'neutral', shape: 'rounded-full border-2 border-current' },
  cancelled: { tone: 'danger', shape: 'h-0.5! bg-current' },
} as const;

/** The shape shows the status too, not only the colour. */
export function StatusBadge({ status }: { status: keyof typeof styles }) {
  const { tone, shape } = styles[status];
  return (
    <Badge tone={tone}>
      <span aria-hidden="true" className={`size-2 ${shape}`} />
      {statuses[status]}
    </Badge>
  );
}
