import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Day } from '#schema/officeTime.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { TimeField } from './TimeField.tsx';

export type SlotValues = { date: Day; time: string };
type FormProps = {
  day: Day;
  today: Day;
  rule: () => z.core.$ZodType<SlotValues, SlotValues>;
  /** @returns a function that decides from current data whether a slot can be added */
  opens: () => (values: SlotValues) => boolean;
  onDay?: ((day: Day) => void) | undefined;
  onClose: () => void;
  onAdd: (values: SlotValues) => Promise<Failure | null>;
};
type Props = FormProps & { open: boolean; description: string };

export function AddSlotDialog({ open, description, ...form }: Props) {
  return (
    <Modal open={open} onOpenChange={(next) => !next && form.onClose()} title="Add a Slot" description={description}>
      <SlotForm {...form} />
    </Modal>
  );
}

function SlotForm({ day, today, rule, opens, onDay, onClose, onAdd }: FormProps) {
  const { form, submit, submitButton, isSubmitting, isDirty } = useInputForm({
    rule,
    reValidateMode: 'onChange',
    defaultValues: { date: day, time: '' },
    keepsToasts: true,
    send: onAdd,
  });
  const { control, register, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  useLeaveWarning(isDirty);
  const date = useWatch({ control, name: 'date' });
  useEffect(() => onDay?.(date), [onDay, date]);
  const isOpen = opens();
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-5 sm:grid-cols-2">
      <InputField label="Date" type="date" min={today} error={errors.date?.message} {...register('date')} />
      <TimeField
        error={errors.time?.message}
        isOpen={(time) => isOpen({ date, time })}
        onPick={(time) => setValue('time', time, { shouldDirty: true, shouldValidate: isSubmitted })}
        {...register('time', { setValueAs: withColon })}
      />
      <div className="mt-2 flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" ref={submitButton} busy={isSubmitting}>
          Add Slot
        </Button>
      </div>
    </form>
  );
}

/** A phone's numeric keyboard has no colon: 930 means 9:30. */
const withColon = (time: string) => time.trim().replace(/^(\d{1,2})(\d{2})$/, '$1:$2');
