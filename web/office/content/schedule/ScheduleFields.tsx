import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ScheduleField } from '#schema/schedule.ts';
import { InputField } from '#web/shared/ui/Field.tsx';

type Props = {
  /** The registrations of both fields, and what is wrong with them. */
  publishAt: UseFormRegisterReturn;
  takeBackAt: UseFormRegisterReturn;
  errors: { [Field in ScheduleField]?: { message?: string | undefined } | undefined };
};

/** When a post or an item is published and taken back by itself. */
export const ScheduleFields = ({ publishAt, takeBackAt, errors }: Props) => (
  <fieldset className="grid grid-cols-1 gap-6">
    <legend className="mb-6 w-full border-t-2 border-ink pt-4 font-display text-xl">Schedule</legend>
    <InputField
      type="datetime-local"
      label="Publish at (India time)"
      hint="A draft goes public by itself then."
      error={errors.publishAt?.message}
      {...publishAt}
    />
    <InputField
      type="datetime-local"
      label="Take back at (India time)"
      hint="It becomes a draft again by itself then."
      error={errors.takeBackAt?.message}
      {...takeBackAt}
    />
  </fieldset>
);
