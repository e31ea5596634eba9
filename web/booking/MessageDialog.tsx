import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { bookingMessage } from '#schema/booking.ts';
import type { Booking } from '#web/calendar/sample.ts';
import { askToLeave } from '#web/forms/unsaved.ts';
import { useLeaveWarning } from '#web/forms/useLeaveWarning.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField, TextareaField } from '#web/ui/Field.tsx';
import { Modal } from '#web/ui/Modal.tsx';

type Message = z.output<typeof bookingMessage>;
type Props = {
  /** Whom the message is for; null while nobody is written to. */
  booking: Booking | null;
  onClose: () => void;
  onSend: (booking: Booking, message: Message) => void;
};

export function MessageDialog({ booking, onClose, onSend }: Props) {
  return (
    <Modal
      open={booking !== null}
      onOpenChange={(open) => !open && askToLeave(onClose, 'dialog')}
      title={`Message to ${booking?.name}`}
      description="Sample data: the message is noted in this browser and not mailed."
    >
      {booking && <MessageForm onClose={onClose} onSend={(message) => onSend(booking, message)} />}
    </Modal>
  );
}

function MessageForm({ onClose, onSend }: { onClose: () => void; onSend: (message: Message) => void }) {
  const { register, handleSubmit, formState } = useForm<Message>({
    resolver: standardSchemaResolver(bookingMessage),
    defaultValues: { subject: '', body: '' },
  });
  const { errors, isDirty } = formState;
  useLeaveWarning(isDirty);
  return (
    <form noValidate onSubmit={handleSubmit(onSend)} className="grid gap-5">
      <InputField label="Subject" error={errors.subject?.message} {...register('subject')} />
      <TextareaField label="Message" error={errors.body?.message} {...register('body')} />
      <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Send Message</Button>
      </div>
    </form>
  );
}
