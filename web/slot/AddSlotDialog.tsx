import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { type Day, dayOf, momentOf } from '#schema/officeTime.ts';
import { newSlot, SLOT_MINUTES, SLOT_STEP_SECONDS } from '#schema/slot.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField } from '#web/ui/Field.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { askToLeave } from '#web/ui/unsaved.ts';
import { useLeaveWarning } from '#web/ui/useLeaveWarning.ts';
import { taken } from './slots.ts';

type Values = { date: Day; time: string };
type Props = {
  open: boolean;
  /** The day that is proposed. */
  day: Day;
  onClose: () => void;
  onAdd: (start: Date) => void;
};

export function AddSlotDialog({ open, day, onClose, onAdd }: Props) {
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && askToLeave(onClose, 'dialog')}
      title="Add a Slot"
      description={`A slot is ${SLOT_MINUTES} minutes long. Date and time are India's.`}
    >
      <SlotForm day={day} onClose={onClose} onAdd={onAdd} />
    </Modal>
  );
}

function SlotForm({ day, onClose, onAdd }: Omit<Props, 'open'>) {
  const { register, handleSubmit, formState } = useForm<Values>({
    // Judged by what is there at that moment.
    resolver: (...given) => standardSchemaResolver<Values, unknown, Values>(newSlot(new Date(), taken()))(...given),
    defaultValues: { date: day, time: '' },
  });
  const { errors, isDirty } = formState;
  useLeaveWarning(isDirty);
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ date, time }) => onAdd(momentOf(date, time)))}
      className="grid items-start gap-5 sm:grid-cols-2"
    >
      <InputField label="Date" type="date" min={dayOf(new Date())} error={errors.date?.message} {...register('date')} />
      <InputField
        label="Time"
        type="time"
        step={SLOT_STEP_SECONDS}
        error={errors.time?.message}
        {...register('time')}
      />
      <div className="mt-2 flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Add Slot</Button>
      </div>
    </form>
  );
}
