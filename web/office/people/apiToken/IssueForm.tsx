import { useController, useWatch } from 'react-hook-form';
import { apiTokenStrings, IssueApiTokenInput, MAX_TOKEN_DAYS, type TokenRole } from '#schema/apiToken.ts';
import { scopesFor } from '#schema/tokenScopes.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField, SelectField } from '#web/shared/ui/Field.tsx';
import { limitOf, RequestLimit } from './RequestLimit.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { type Issued, useIssueToken } from './useIssueToken.ts';

const times: readonly [days: number, said: string][] = [
  [7, '7 days'],
  [30, '30 days'],
  [90, '90 days'],
  [MAX_TOKEN_DAYS, '1 year'],
];
const DAY_MS = 24 * 3600 * 1000;

export function IssueForm({ onIssued }: { onIssued: (issued: Issued) => void }) {
  const { shortDate } = useDates();
  const issue = useIssueToken();
  const { form, field, submit, submitButton, isSubmitting, isDirty } = useInputForm({
    rule: IssueApiTokenInput,
    defaultValues: { name: '', days: 90, role: 'published', scopes: null, requestsPerMinute: null },
    faults: apiTokenStrings.faults,
    send: async (input) => {
      const { data, failure } = await issue(input);
      if (failure) return failure;
      // Keep the choices for the next token.
      form.reset({ ...form.getValues(), name: '' });
      onIssued(data);
    },
  });
  useLeaveWarning(isDirty);
  const days = useWatch({ control: form.control, name: 'days' });
  const { errors } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });
  const roleField = field('role');
  const { field: scopes } = useController({ control: form.control, name: 'scopes' });
  const fitScopes = (newRole: TokenRole) =>
    scopes.value && scopes.onChange(newRole === 'published' ? null : scopesFor(newRole, scopes.value));
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 items-start gap-x-6 gap-y-8 md:grid-cols-3">
        <div className="md:col-span-2">
          <InputField
            label="Name"
            required
            autoComplete="off"
            hint="What will use it: the name tells it from the others."
            {...field('name')}
          />
        </div>
        <SelectField
          label="Good for"
          hint={`Until ${shortDate(new Date(Date.now() + days * DAY_MS).toISOString())}, then it ends by itself.`}
          error={errors.days?.message}
          {...form.register('days', { setValueAs: Number })}
        >
          {times.map(([value, timeLabel]) => (
            <option key={value} value={value}>
              {timeLabel}
            </option>
          ))}
        </SelectField>
        <RoleChoice
          {...roleField}
          onChange={(event) => {
            fitScopes(event.target.value);
            return roleField.onChange(event);
          }}
        />
        <ScopeChoice
          role={role}
          scopes={scopes.value ?? null}
          error={errors.scopes?.message}
          onChange={(chosen) => {
            form.clearErrors('scopes');
            scopes.onChange(chosen);
          }}
          firstRef={scopes.ref}
        />
        <RequestLimit
          hint="Beyond it the token is refused until the minute is over."
          error={errors.requestsPerMinute?.message}
          {...form.register('requestsPerMinute', { setValueAs: limitOf })}
        />
        <Button type="submit" ref={submitButton} busy={isSubmitting} className="justify-self-start md:col-start-1">
          {isSubmitting ? 'Issuing...' : 'Issue Token'}
        </Button>
      </fieldset>
    </form>
  );
}
