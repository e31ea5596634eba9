import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { apiTokenStrings, IssueApiTokenInput, MAX_TOKEN_DAYS } from '#schema/apiToken.ts';
import { shortDate } from '#web/dates.ts';
import { useLeaveWarning } from '#web/forms/useLeaveWarning.ts';
import { useRefusal } from '#web/forms/useRefusal.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField, SelectField } from '#web/ui/Field.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { type Issued, useIssueToken } from './useIssueToken.ts';

type Input = z.output<typeof IssueApiTokenInput>;

/** How long a token may be good. */
const times: readonly [days: number, said: string][] = [
  [7, '7 days'],
  [30, '30 days'],
  [90, '90 days'],
  [MAX_TOKEN_DAYS, '1 year'],
];
const DAY_MS = 24 * 3600 * 1000;

/** What a token is for, what it may do and how long. */
export function IssueForm({ onIssued }: { onIssued: (issued: Issued) => void }) {
  const form = useForm<z.input<typeof IssueApiTokenInput>, unknown, Input>({
    resolver: standardSchemaResolver(IssueApiTokenInput),
    reValidateMode: 'onSubmit',
    defaultValues: { name: '', role: 'published', days: 90 },
  });
  const { register, handleSubmit, clearErrors, getValues, reset, control, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  useLeaveWarning(isDirty);
  const days = useWatch({ control, name: 'days' });
  const { submitButton, refuse } = useRefusal(form, ['name', 'days', 'role']);
  const issue = useIssueToken();

  const send = async (input: Input) => {
    const { data, failure } = await issue(input);
    if (failure) return refuse(failure);
    // What is chosen stays, as where the next token starts from.
    reset({ ...getValues(), name: '' });
    onIssued(data);
  };
  const submit = (event: FormEvent) => {
    // What was said of the last try is out of date.
    toast.remove();
    return handleSubmit(send, onInvalid)(event);
  };
  const onInvalid = () => void toast.error(apiTokenStrings.faults);
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 items-start gap-x-6 gap-y-8 md:grid-cols-3">
        <div className="md:col-span-2">
          <InputField
            label="Name"
            required
            autoComplete="off"
            hint="What will use it: the name tells it from the others."
            error={errors.name?.message}
            {...register('name', { onChange: () => clearErrors('name') })}
          />
        </div>
        <SelectField
          label="Good for"
          hint={`Until ${shortDate(new Date(Date.now() + days * DAY_MS).toISOString())}, then it ends by itself.`}
          error={errors.days?.message}
          {...register('days', { setValueAs: Number })}
        >
          {times.map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </SelectField>
        <RoleChoice error={errors.role?.message} {...register('role')} />
        <Button type="submit" ref={submitButton} busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? 'Issuing...' : 'Issue Token'}
        </Button>
      </fieldset>
    </form>
  );
}
