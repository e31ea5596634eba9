import { useWatch } from 'react-hook-form';
import { INVITATION_DAYS, InviteUserInput, invitationStrings } from '#schema/invitation.ts';
import { roles } from '#schema/roles.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { emailInput, InputField, SelectField } from '#web/shared/ui/Field.tsx';
import { type Invited, useInvite } from './useInvite.ts';

type Props = { open: boolean; onClose: () => void; onInvited: (invited: Invited) => void };

export const InviteDialog = ({ open, ...form }: Props) => (
  <FormDialog
    open={open}
    onClose={form.onClose}
    title="Invite"
    description={`We mail a link, good for ${INVITATION_DAYS} days, by which they choose a password of their own.`}
  >
    <InviteForm {...form} />
  </FormDialog>
);

function InviteForm({ onClose, onInvited }: Omit<Props, 'open'>) {
  const invite = useInvite();
  const inputForm = useInputForm({
    rule: InviteUserInput,
    defaultValues: { email: '', name: '', role: 'Employee' },
    faults: invitationStrings.faults,
    send: async (input) => {
      const { data, failure } = await invite(input);
      if (failure) return failure;
      onClose();
      onInvited(data);
    },
  });
  const { form, field } = inputForm;
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <DialogForm form={inputForm} autoComplete="off" submitLabel="Send Invitation" busyLabel="Inviting...">
      <InputField
        label="Email"
        {...emailInput}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <InputField label="Name" autoComplete="off" hint="Optional. They can change it." {...field('name')} />
      <SelectField
        label="Role"
        autoComplete="off"
        hint={roles.find(({ word }) => word === role)?.may}
        {...field('role')}
      >
        {roles.map(({ word, name }) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </SelectField>
    </DialogForm>
  );
}
