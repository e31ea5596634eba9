import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#web/shared/paths.ts';
import { CheckboxField, InputField } from '#web/shared/ui/Field.tsx';
import { OriginalHint, type RuleField, type RuleName, type SitePartProps } from './OriginalHint.tsx';

type NumberRule = { rule: RuleField; label: string; hint: string; min: number; max: number };
/** Numeric rules, in display order. */
const numbers: NumberRule[] = [
  { rule: 'minutes', label: 'Length of a call, in minutes', hint: '10 to 240.', min: 10, max: 240 },
  { rule: 'gapMinutes', label: 'Gap after a call, in minutes', hint: '0 to 120.', min: 0, max: 120 },
  {
    ...{ rule: 'noticeHours', label: 'Notice, in hours', min: 0, max: 336 },
    hint: 'A call is booked, moved and cancelled at the latest so long before it begins: 0 to 336.',
  },
  {
    rule: 'horizonDays',
    label: 'Days ahead',
    hint: 'How far ahead a call can be booked: 1 to 180.',
    min: 1,
    max: 180,
  },
  {
    ...{ rule: 'openCallsPerMailbox', label: 'Open calls for each mailbox', min: 1, max: 100 },
    hint: 'How many upcoming calls one e-mail address can have: 1 to 100.',
  },
  {
    ...{ rule: 'openCallsPerNetwork', label: 'Open calls from each network', min: 1, max: 1000 },
    hint: 'How many upcoming calls can be booked from one network, such as an office: 1 to 1000.',
  },
];

/** Whether the site takes bookings; if it does, or a rule is invalid, also the rules. */
export function BookingFields({ inputForm: { form }, original }: SitePartProps) {
  const takesBookings = useWatch({ control: form.control, name: 'takesBookings' });
  const faults = form.formState.errors.booking;
  const hintOf = (name: RuleName, initialValue: string | number | boolean, hint?: string) => (
    <OriginalHint form={form} name={name} original={initialValue} hint={hint} />
  );
  const rule = (name: RuleField) => ({
    ...form.register(`booking.${name}`, {
      ...(typeof original.booking[name] === 'number' && { valueAsNumber: true }),
      onChange: () => form.clearErrors(`booking.${name}`),
    }),
    error: faults?.[name]?.message,
  });
  return (
    <div className="grid gap-6">
      <CheckboxField
        label="Take bookings"
        {...form.register('takesBookings')}
        hint={hintOf(
          'takesBookings',
          original.takesBookings,
          'Visitors book calls at the times of the hosts. Off, the screens of bookings and slots work on samples.',
        )}
      />
      {(takesBookings || faults) && (
        <>
          <div className="grid items-start gap-6 sm:grid-cols-2">
            {numbers.map(({ rule: name, label, hint, min, max }) => (
              <InputField
                key={name}
                type="number"
                inputMode="numeric"
                step={1}
                min={min}
                max={max}
                label={label}
                required
                hint={hintOf(`booking.${name}`, original.booking[name], hint)}
                {...rule(name)}
              />
            ))}
          </div>
          <CheckboxField
            label="Visitors choose the host"
            hint={hintOf('booking.offersHosts', original.booking.offersHosts, 'Otherwise the hosts take turns.')}
            {...rule('offersHosts')}
          />
          <p className="text-sm text-ink-soft">
            <Link to={paths.slots} className="link">
              Hosts and slots
            </Link>{' '}
            are another screen: nobody can book until there is a host.
          </p>
        </>
      )}
    </div>
  );
}
