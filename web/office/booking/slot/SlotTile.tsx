import type { Clock } from '#schema/zoneClock.ts';
import { Button } from '#web/shared/ui/Button.tsx';

export type DisplayedSlot = {
  startTimeUTC: string;
  endTimeUTC: string;
  isBooked: boolean;
  /** The current or cancelled booking. */
  booking: { name: string } | null;
};
type Props = { slot: DisplayedSlot; clock: Clock; now: Date; onRemove: () => void };

const styles = {
  past: { frame: 'border-line', face: 'text-ink-soft' },
  booked: { frame: 'border-depth bg-sheet', face: 'bg-depth text-on-depth' },
  free: { frame: 'border-ink bg-sheet', face: '' },
};

/** A slot: filled when booked, framed when free, faint when past. */
export function SlotTile({ slot, clock, now, onRemove }: Props) {
  const [starts, ends] = [slot.startTimeUTC, slot.endTimeUTC].map((moment) => clock.timeOf(new Date(moment)));
  const isPast = new Date(slot.endTimeUTC) <= now;
  const style = isPast ? styles.past : slot.isBooked ? styles.booked : styles.free;
  return (
    <li className={`grid grid-rows-[1fr_auto] border-2 ${style.frame}`}>
      <div className={`px-3.5 pt-3 pb-1 ${style.face}`}>
        <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <time dateTime={slot.startTimeUTC} className="font-display text-2xl leading-none font-bold">
            {starts}
          </time>
          <span className="text-sm">to {ends}</span>
        </p>
        <p className="mt-1.5 text-sm font-semibold">{stateText(slot, isPast)}</p>
        <p className="text-sm wrap-anywhere">
          <bdi dir="auto">{note(slot)}</bdi>
        </p>
      </div>
      <Button
        variant={slot.isBooked ? 'quiet' : 'quietDanger'}
        size="small"
        className={`justify-start! px-3.5! ${slot.isBooked ? 'text-ink-soft' : ''}`}
        aria-label={`Delete slot at ${starts}`}
        // Not disabled: a click explains why.
        aria-disabled={slot.isBooked || undefined}
        onClick={onRemove}
      >
        Delete
      </Button>
    </li>
  );
}

const stateText = ({ isBooked }: DisplayedSlot, isPast: boolean) =>
  isBooked ? (isPast ? 'Was booked' : 'Booked') : isPast ? 'Was free' : 'Free';

const note = ({ isBooked, booking }: DisplayedSlot) =>
  isBooked ? booking?.name : booking && `${booking.name} cancelled`;
