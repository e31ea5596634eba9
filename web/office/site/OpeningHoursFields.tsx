import { HoursFields } from '#web/shared/forms/HoursFields.tsx';
import type { SitePartProps } from './OriginalHint.tsx';
import { ZoneField } from './ZoneField.tsx';

const hoursWords = {
  ...{ all: 'Opening hours', one: 'Opening time', ends: ['Opens', 'Closes'] as const },
  ...{ none: 'Nothing is said of them yet.', add: 'Add an opening time' },
};

export const OpeningHoursFields = ({ inputForm: { form }, original }: SitePartProps) => (
  <>
    <ZoneField form={form} original={original.timeZone} />
    <HoursFields form={form} name="openingHours" words={hoursWords} />
  </>
);
