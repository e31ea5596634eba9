import { useWatch } from 'react-hook-form';
import { SelectField } from '#web/shared/ui/Field.tsx';
import { OriginalHint, type SiteForm } from './OriginalHint.tsx';

const hint = 'Days and hours are read on its clock: on the screens, in figures and files, in mails, at the slots.';

/** The time zone of the office. @param original the zone in the site's file */
export function ZoneField({ form, original }: { form: SiteForm; original: string }) {
  const current = useWatch({ control: form.control, name: 'timeZone' });
  return (
    <SelectField
      label="Office time zone"
      required
      hint={<OriginalHint form={form} name="timeZone" original={original} hint={hint} />}
      error={form.formState.errors.timeZone?.message}
      {...form.register('timeZone', { onChange: () => form.clearErrors('timeZone') })}
    >
      {zonesWith(current ?? original, original).map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  );
}

const canonical = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
};

/** @returns the browser's zones and the given names, because a browser may list Asia/Kolkata as Asia/Calcutta */
function zonesWith(...names: string[]): string[] {
  const knownZones = new Set(names.map(canonical));
  return [...new Set([...names, ...Intl.supportedValuesOf('timeZone').filter((zone) => !knownZones.has(zone))])].sort();
}
