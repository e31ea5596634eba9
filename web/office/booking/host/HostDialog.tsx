import { useState } from 'react';
import { BookingHostInput } from '#schema/bookingHost.ts';
import type { OpeningHours } from '#schema/site.ts';
import { weekdays } from '#schema/weekdays.ts';
import type { Clock } from '#schema/zoneClock.ts';
import { useColleagues } from '#web/office/message/desk/useColleagues.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { HoursFields } from '#web/shared/forms/HoursFields.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { CheckboxField, SelectField } from '#web/shared/ui/Field.tsx';
import { DaysOffField } from './DaysOffField.tsx';
import { useSaveHost } from './hostCommands.ts';
import type { Host } from './useOffice.ts';

export type Edited = Host | 'new';
type Props = { edited: Edited | null; hosts: readonly Host[]; clock: Clock; onClose: () => void };

export function HostDialog({ edited, hosts, clock, onClose }: Props) {
  return (
    <FormDialog
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' || !edited ? 'Add a Host' : `Hours of ${edited.name}`}
      description={`Calls can be booked within these hours. They are ${clock.place} time (${clock.timeZone}).`}
    >
      {edited === 'new' && <NewHost hosts={hosts} clock={clock} onClose={onClose} />}
      {edited && edited !== 'new' && <HostForm userId={edited.id} host={edited} clock={clock} onClose={onClose} />}
    </FormDialog>
  );
}

/** For a new host, a colleague who is not a host must be chosen first. */
function NewHost({ hosts, ...props }: { hosts: readonly Host[]; clock: Clock; onClose: () => void }) {
  const { colleagues, loading, hasFailed } = useColleagues();
  const [selectedId, setSelectedId] = useState('');
  const candidates = colleagues.filter(({ id }) => !hosts.some((host) => host.id === id));
  if (candidates.length === 0)
    return (
      <p role="status" className="text-ink-soft">
        {loading
          ? 'Loading your colleagues...'
          : hasFailed
            ? 'Your colleagues could not be loaded. Please close this and try again.'
            : 'All your colleagues are hosts already.'}
      </p>
    );
  const userId = selectedId || (candidates[0]?.id ?? '');
  return (
    <HostForm userId={userId} host={null} {...props}>
      <SelectField label="Member of staff" value={userId} onChange={({ target }) => setSelectedId(target.value)}>
        {candidates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </HostForm>
  );
}

const officeHours: OpeningHours[] = [{ days: weekdays.slice(0, 5), opens: '09:30', closes: '18:00' }];
const hoursWords = {
  ...{ all: 'Weekly hours', one: 'Hours', ends: ['From', 'To'] as const, add: 'Add hours' },
  none: 'No hours: only slots that are added one by one can be booked.',
};

type FormProps = {
  userId: string;
  host: Host | null;
  clock: Clock;
  onClose: () => void;
  children?: React.ReactNode;
};

function HostForm({ userId, host, clock, onClose, children }: FormProps) {
  const save = useSaveHost();
  const inputForm = useInputForm({
    rule: BookingHostInput,
    defaultValues: {
      isActive: host?.isActive ?? true,
      hours: host ? host.hours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })) : officeHours,
      daysOff: [...(host?.daysOff ?? [])],
    },
    send: async (input) => {
      const failure = await save(userId, input);
      if (!failure) onClose();
      return failure;
    },
  });
  const { form, field } = inputForm;
  return (
    <DialogForm form={inputForm} submitLabel="Save Hours">
      {children}
      <CheckboxField label="Calls can be booked" {...field('isActive')} />
      <HoursFields form={form} name="hours" words={hoursWords} />
      <DaysOffField form={form} today={clock.dayOf(new Date())} />
    </DialogForm>
  );
}
