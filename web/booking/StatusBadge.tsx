import { Badge } from '#web/ui/Badge.tsx';

const looks = {
  confirmed: { label: 'Confirmed', tone: 'ok', shape: 'rounded-full border-2 border-current bg-current' },
  completed: { label: 'Completed', tone: 'neutral', shape: 'rounded-full border-2 border-current' },
  cancelled: { label: 'Cancelled', tone: 'danger', shape: 'h-0.5! bg-current' },
} as const;

/** What has become of a booking; the shape tells it too, not only the colour. */
export function StatusBadge({ status }: { status: keyof typeof looks }) {
  const { label, tone, shape } = looks[status];
  return (
    <Badge tone={tone}>
      <span aria-hidden="true" className={`size-2 ${shape}`} />
      {label}
    </Badge>
  );
}
