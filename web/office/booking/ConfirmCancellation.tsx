import { Confirm } from '#web/shared/ui/Confirm.tsx';

type Props<Booking> = {
  /** The booking that is about to be cancelled; null while nothing is asked. */
  booking: Booking | null;
  /** When it is, in words. */
  when: (booking: Booking) => string;
  /** What else comes of it. */
  note?: string;
  onClose: () => void;
  onConfirm: (booking: Booking) => void;
};

export function ConfirmCancellation<Booking extends { name: string }>(props: Props<Booking>) {
  const { booking, when, note = '', onClose, onConfirm } = props;
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
        `Are you sure you want to cancel the booking of ${booking.name} on ${when(booking)}? Its slot becomes free again. ${note}This action cannot be undone.`}
    </Confirm>
  );
}
