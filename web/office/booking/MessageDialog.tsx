import type * as z from 'zod/mini';
import { bookingMessage } from '#schema/booking.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';

export type BookingMessage = z.output<typeof bookingMessage>;
type Props<Booking> = {
  /** The booking of the recipient; null closes the dialog. */
  booking: Booking | null;
  description: string;
  onClose: () => void;
  /** @returns the failure; null closes the dialog */
  onSend: (booking: Booking, message: BookingMessage) => Promise<Failure | null>;
};

export function MessageDialog<Booking extends { name: string }>(props: Props<Booking>) {
  const { booking, description, onClose, onSend } = props;
  return (
    <FormDialog
      open={booking !== null}
      onClose={onClose}
      title={`Message to ${booking?.name}`}
      description={description}
    >
      {booking && <MessageForm onSend={(message) => onSend(booking, message)} />}
    </FormDialog>
  );
}

function MessageForm({ onSend }: { onSend: (message: BookingMessage) => Promise<Failure | null> }) {
  const inputForm = useInputForm({
    rule: bookingMessage,
    defaultValues: { subject: '', body: '' },
    keepsToasts: true,
    send: onSend,
  });
  const { field } = inputForm;
  return (
    <DialogForm form={inputForm} submitLabel="Send Message" busyLabel="Sending...">
      <InputField label="Subject" {...field('subject')} />
      <TextareaField label="Message" {...field('body')} />
    </DialogForm>
  );
}
