import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { type Day, dayOf, momentOf } from '#schema/officeTime.ts';
import { newSlot, SLOT_MINUTES } from '#schema/slot.ts';
import { useLeaveWarning } from '#web/forms/useLeaveWarning.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField } from '#web/ui/Field.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { taken } from './slots.ts';
import { TimeField } from './TimeField.tsx';

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
      onOpenChange={(next) => !next && onClose()}
      title="Add a Slot"
      description={`A slot is ${SLOT_MINUTES} minutes long. Date and time are India's.`}
    >
      <SlotForm day={day} onClose={onClose} onAdd={onAdd} />
    </Modal>
  );
}

function SlotForm({ day, onClose, onAdd }: Omit<Props, 'open'>) {
  const { control, register, handleSubmit, setValue, formState } = useForm<Values>({
    // Judged by what is there at that moment.
    resolver: (...given) => standardSchemaResolver<Values, unknown, Values>(newSlot(new Date(), taken()))(...given),
    defaultValues: { date: day, time: '' },
  });
  const { errors, isDirty, isSubmitted } = formState;
  useLeaveWarning(isDirty);
  const date = useWatch({ control, name: 'date' });
  const rule = newSlot(new Date(), taken());
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ date, time }) => onAdd(momentOf(date, time)))}
      className="grid items-start gap-5 sm:grid-cols-2"
    >
      <InputField label="Date" type="date" min={dayOf(new Date())} error={errors.date?.message} {...register('date')} />
      <TimeField
        error={errors.time?.message}
        isOpen={(time) => rule.safeParse({ date, time }).success}
        onPick={(time) => setValue('time', time, { shouldDirty: true, shouldValidate: isSubmitted })}
        {...register('time', { setValueAs: withColon })}
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

/** A phone's keys for digits have no colon: 930 is 9:30. */
const withColon = (time: string) => time.trim().replace(/^(\d{1,2})(\d{2})$/, '$1:$2');
