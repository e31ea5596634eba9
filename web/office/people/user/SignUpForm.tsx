import { roles } from '#schema/roles.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { emailInput, InputField, SelectField } from '#web/shared/ui/Field.tsx';
import { NewPasswordField } from '#web/shared/ui/NewPasswordField.tsx';
import { useSignUpForm } from './useSignUpForm.ts';

/** The fields of a new user. Their `autoComplete` keeps the browser from filling in the admin's own data. */
export function SignUpForm() {
  const { field, isSubmitting, submit } = useSignUpForm();
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 items-start gap-x-8 gap-y-6 sm:grid-cols-2">
        <InputField label="Name" autoComplete="off" {...field('name')} />
        <InputField
          label="Email"
          {...emailInput}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="The sign-in code is mailed here."
          {...field('email')}
        />
        <NewPasswordField label="Password" {...field('password')} />
        <InputField
          label="Mobile Number"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          hint="10 digits."
          {...field('mobile')}
        />
        <SelectField label="Role" autoComplete="off" {...field('role')}>
          <option value="">Select a role</option>
          {roles.map(({ word, name }) => (
            <option key={word} value={word}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={isSubmitting} className="mt-4 sm:col-span-2 sm:justify-self-start">
          {isSubmitting ? 'Creating...' : 'Create User'}
        </Button>
      </fieldset>
    </form>
  );
}
