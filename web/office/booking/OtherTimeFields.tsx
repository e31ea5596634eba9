import { useWatch } from 'react-hook-form';
import type { Clock } from '#schema/zoneClock.ts';
import { TimeField } from '#web/office/booking/slot/TimeField.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import type { AddedBookingForm } from './addedBooking.ts';

/** Date and time as they are typed. */
export function OtherTimeFields({ form, field, clock }: Pick<AddedBookingForm, 'form' | 'field'> & { clock: Clock }) {
  const date = useWatch({ control: form.control, name: 'date' });
  const now = new Date();
  const today = clock.dayOf(now);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <InputField label="Date" type="date" min={today} {...field('date')} />
      <TimeField
        {...field('time')}
        isOpen={(option) => date > today || (date === today && option > clock.timeOf(now))}
        onPick={(option) => form.setValue('time', option, { shouldDirty: true })}
      />
    </div>
  );
}
