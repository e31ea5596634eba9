import type { Booking } from '#web/calendar/sample.ts';
import { dayAndTime } from '#web/calendar/times.ts';
import { Confirm } from '#web/ui/Confirm.tsx';

type Props = {
  /** The booking that is about to be cancelled; null while nothing is asked. */
  booking: Booking | null;
  onClose: () => void;
  onConfirm: (booking: Booking) => void;
};

export function ConfirmCancellation({ booking, onClose, onConfirm }: Props) {
  return (
    <Confirm
      open={booking !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Confirm Cancellation"
      cancelLabel="Keep Booking"
      confirmLabel="Cancel Booking"
      onConfirm={() => booking && onConfirm(booking)}
    >
      {booking &&
        `Are you sure you want to cancel the booking of ${booking.name} on ${dayAndTime(booking.startTimeUTC)}? Its slot becomes free again. This action cannot be undone.`}
    </Confirm>
  );
}
