import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { INVITATION_DAYS, InviteUserInput, invitationStrings } from '#schema/invitation.ts';
import { askToLeave } from '#web/forms/unsaved.ts';
import { useInputForm } from '#web/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/forms/useLeaveWarning.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField, SelectField } from '#web/ui/Field.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { roles } from './roles.ts';
import { type Invited, useInvite } from './useInvite.ts';

type Props = { open: boolean; onClose: () => void; onInvited: (invited: Invited) => void };

/** Who is invited, as what. */
export function InviteDialog({ open, onClose, onInvited }: Props) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && askToLeave(onClose, 'dialog')}
      busy={isBusy}
      title="Invite"
      description={`We mail a link, good for ${INVITATION_DAYS} days, by which they choose a password of their own.`}
    >
      <InviteForm onBusy={setBusy} onClose={onClose} onInvited={onInvited} />
    </Modal>
  );
}

type FormProps = Omit<Props, 'open'> & { onBusy: (isBusy: boolean) => void };

function InviteForm({ onBusy, onClose, onInvited }: FormProps) {
  const invite = useInvite();
  const { form, field, submit, submitButton, isSubmitting, isDirty } = useInputForm({
    rule: InviteUserInput,
    defaultValues: { email: '', name: '', role: 'Employee' },
    faults: invitationStrings.faults,
    send: async (input) => {
      onBusy(true);
      const { data, failure } = await invite(input);
      onBusy(false);
      if (failure) return failure;
      onClose();
      onInvited(data);
    },
  });
  useLeaveWarning(isDirty);
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        <InputField
          label="Email"
          type="email"
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
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? 'Inviting...' : 'Send Invitation'}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
