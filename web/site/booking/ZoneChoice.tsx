import { useDeferredValue } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { placeOf } from '#schema/officeTime.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { SelectField } from '#web/shared/ui/Field.tsx';
import { addressWith, type Choice } from './address.ts';
import type { Free } from './days.ts';

type Props = { free: Pick<Free, 'timeZone' | 'officeTimeZone'>; choice: Choice; path: string };

/** Choice of the time zone; defaults to the browser's. Without scripts it is a form. */
export function ZoneChoice({ free, choice, path }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const { timeZone, officeTimeZone } = free;
  // Deferred: server and browser know different zones, and hundreds of options must not delay the first paint.
  const zones = useDeferredValue(allZones(), none);
  const zoneNames = [...new Set([timeZone, officeTimeZone, ...zones])].sort();
  return (
    <div className="grid gap-3">
      <div className="max-w-96 noscript:hidden">
        <SelectField
          label={t('Your time zone')}
          value={timeZone}
          onChange={({ target }) => {
            const to = addressWith(path, choice, { zone: target.value, day: undefined });
            void navigate(to, { replace: true, preventScrollReset: true });
          }}
          hint={
            timeZone === officeTimeZone
              ? t('The office is in the same one.')
              : t('The office is in {place}.', { place: placeOf(officeTimeZone) })
          }
        >
          {zoneNames.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
      </div>
      <noscript>
        <form method="get" action={useHref(path)} className="flex max-w-96 items-end gap-2">
          <SelectField label={t('Your time zone')} name="zone" defaultValue={timeZone}>
            {[...new Set([timeZone, officeTimeZone, ...allZones()])].sort().map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="secondary">
            {t('Show')}
          </Button>
        </form>
      </noscript>
    </div>
  );
}

const none: readonly string[] = [];
let all: readonly string[] | undefined;
function allZones(): readonly string[] {
  all ??= Intl.supportedValuesOf('timeZone');
  return all;
}
