import { toast } from 'react-hot-toast';
import { slotStrings } from '#schema/slot.ts';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';

type Options<Slot> = { formatStart: (slot: Slot) => string; onConfirm: (slot: Slot) => unknown };

/** Confirms the deletion of a slot, unless it is booked. */
export function useSlotRemoval<Slot extends { isBooked: boolean }>({ formatStart, onConfirm }: Options<Slot>) {
  const [ask, question] = useQuestion<Slot>({
    title: 'Confirm Deletion',
    confirmLabel: 'Delete',
    text: (slot) => `Are you sure you want to delete the slot on ${formatStart(slot)}? This action cannot be undone.`,
    onConfirm,
  });
  const askUnlessBooked = (slot: Slot) => (slot.isBooked ? void toast.error(slotStrings.booked) : ask(slot));
  return [askUnlessBooked, question] as const;
}
