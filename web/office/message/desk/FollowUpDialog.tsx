import { useWatch } from 'react-hook-form';
import { FollowUpInput, isDeskDay } from '#schema/desk.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { Failure } from '#web/shared/data/errors.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { DayInput } from '#web/shared/ui/DayInput.tsx';
import { TextareaField } from '#web/shared/ui/Field.tsx';
import { addDays, monthAndDay } from '#web/site/booking/stripDays.ts';
import type { FollowUpChoice } from './useSetFollowUp.ts';

type Props = {
  open: boolean;
  /** What several messages are called: '3 messages'. */
  subject?: string;
  followUp: FollowUpChoice;
  onClose: () => void;
  /** Saves the follow-up; null removes it. @returns the failure, or null */
  onChoose: (followUp: FollowUpChoice) => Promise<Failure | null>;
};

export const FollowUpDialog = ({ open, subject, ...form }: Props) => (
  <FormDialog
    open={open}
    onClose={form.onClose}
    title={subject ? `Follow-Up of ${subject}` : 'Follow-Up'}
    description="On that day it comes up on the dashboard."
  >
    <FollowUpForm {...form} />
  </FormDialog>
);

function FollowUpForm({ followUp, onChoose, onClose }: Omit<Props, 'open' | 'subject'>) {
  const choose = async (choice: FollowUpChoice) => {
    const failure = await onChoose(choice);
    if (!failure) onClose();
    return failure;
  };
  const inputForm = useInputForm({
    rule: FollowUpInput,
    defaultValues: { day: followUp?.day ?? '', note: followUp?.note ?? '' },
    keepsToasts: true,
    send: choose,
  });
  const { form, field } = inputForm;
  const day = useWatch({ control: form.control, name: 'day' });
  const setDay = (newDay: string) => {
    form.clearErrors('day');
    form.setValue('day', newDay, { shouldDirty: true });
  };
  return (
    <DialogForm
      form={inputForm}
      submitLabel="Save"
      aside={
        followUp && (
          <Button variant="quietDanger" className="sm:mr-auto sm:-ml-6" onClick={() => void choose(null)}>
            Remove
          </Button>
        )
      }
    >
      <QuickDays day={day} onChoose={setDay} />
      <DayInput
        label="Day"
        required
        min="2000-01-01"
        max="2099-12-31"
        day={day}
        error={field('day').error}
        isDay={({ value, validity }) => (value === '' ? !validity.badInput : isDeskDay(value))}
        onChoose={setDay}
      />
      <TextareaField
        label="Note"
        rows={2}
        hint="Optional: what is to be done then. The days above save at once, with it."
        {...field('note')}
      />
    </DialogForm>
  );
}

const quickDays = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'Next week', days: 7 },
];

/** Each day saves the form at once. */
function QuickDays({ day, onChoose }: { day: string; onChoose: (day: string) => void }) {
  const today = useDates().today();
  return (
    <div className="grid grid-cols-3 gap-2">
      {quickDays.map(({ label, days }) => {
        const optionDay = addDays(today, days);
        return (
          <button
            key={label}
            type="button"
            aria-pressed={day === optionDay}
            onClick={({ currentTarget }) => {
              onChoose(optionDay);
              currentTarget.form?.requestSubmit();
            }}
            className="grid min-h-14 content-center border-2 border-edge px-1 py-1.5 text-center text-sm font-semibold leading-tight hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {label}
            <span className="text-xs font-normal">{monthAndDay(optionDay)}</span>
          </button>
        );
      })}
    </div>
  );
}
