import { useQuestion } from '#web/shared/ui/useQuestion.tsx';

type Options<Booking> = {
  formatTime: (booking: Booking) => string;
  note?: string;
  onConfirm: (booking: Booking) => void;
};

export const useCancellation = <Booking extends { name: string }>({
  formatTime,
  note = '',
  onConfirm,
}: Options<Booking>) =>
  useQuestion<Booking>({
    title: 'Confirm Cancellation',
    cancelLabel: 'Keep Booking',
    confirmLabel: 'Cancel Booking',
    text: (booking) =>
      `Are you sure you want to cancel the booking of ${booking.name} on ${formatTime(booking)}? Its slot becomes free again. ${note}This action cannot be undone.`,
    onConfirm,
  });
