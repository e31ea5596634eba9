import { choicesOf } from '#schema/catalogue.ts';
import type { Host } from '#web/office/booking/host/useOffice.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { emailInput, InputField, SelectField } from '#web/shared/ui/Field.tsx';
import type { AddedBookingForm } from './addedBooking.ts';

/** Who books, about what, and with whom. */
export function BookerFields({ field, hosts }: Pick<AddedBookingForm, 'field'> & { hosts: readonly Host[] }) {
  const choices = choicesOf(useSite());
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <InputField label="Name" required autoComplete="off" {...field('name')} />
      <InputField label="Email" required {...emailInput} autoComplete="off" {...field('email')} />
      <InputField label="Phone" type="tel" autoComplete="off" hint="Optional." {...field('phone')} />
      <SelectField label="What it is about" required {...field('service')}>
        <option value="">Select a service</option>
        {choices.map((service) => (
          <option key={service}>{service}</option>
        ))}
      </SelectField>
      {hosts.length > 1 && (
        <SelectField label="Host" {...field('hostId')}>
          {hosts.map(({ id, name, isActive }) => (
            <option key={id} value={id}>
              {isActive ? name : `${name} (takes no calls now)`}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
