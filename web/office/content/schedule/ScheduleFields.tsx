import type { UseFormRegisterReturn } from 'react-hook-form';
import { officePlace } from '#schema/officeTime.ts';
import type { ScheduleField } from '#schema/schedule.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';

type Props = {
  publishAt: UseFormRegisterReturn;
  takeBackAt: UseFormRegisterReturn;
  publishedAt: UseFormRegisterReturn;
  errors: { [Field in ScheduleField | 'publishedAt']?: { message?: string | undefined } | undefined };
};

export const scheduleNames = ['publishAt', 'takeBackAt', 'publishedAt'];

export function ScheduleFields({ publishAt, takeBackAt, publishedAt, errors }: Props) {
  const officeLocation = officePlace(useSite().timeZone);
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="sr-only">Schedule</legend>
      <InputField
        type="datetime-local"
        label={`Publish at (${officeLocation} time)`}
        hint="A draft goes public by itself then."
        error={errors.publishAt?.message}
        {...publishAt}
      />
      <InputField
        type="datetime-local"
        label={`Take back at (${officeLocation} time)`}
        hint="It becomes a draft again by itself then."
        error={errors.takeBackAt?.message}
        {...takeBackAt}
      />
      <InputField
        type="datetime-local"
        label={`First publication (${officeLocation} time)`}
        hint="The date on the page and in feeds. Empty: that of the first publication."
        error={errors.publishedAt?.message}
        {...publishedAt}
      />
    </fieldset>
  );
}
