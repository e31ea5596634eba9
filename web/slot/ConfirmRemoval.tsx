import type { TimeSlot } from '#web/calendar/timeSlots.ts';
import { dayAndTime } from '#web/calendar/times.ts';
import { Confirm } from '#web/ui/Confirm.tsx';

type Props = {
  /** The slot that is about to be deleted; null while nothing is asked. */
  slot: TimeSlot | null;
  onClose: () => void;
  onConfirm: (slot: TimeSlot) => void;
};

export function ConfirmRemoval({ slot, onClose, onConfirm }: Props) {
  return (
    <Confirm
      open={slot !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Confirm Deletion"
      confirmLabel="Delete"
      onConfirm={() => slot && onConfirm(slot)}
    >
      {slot &&
        `Are you sure you want to delete the slot on ${dayAndTime(slot.startTimeUTC)}? This action cannot be undone.`}
    </Confirm>
  );
}
