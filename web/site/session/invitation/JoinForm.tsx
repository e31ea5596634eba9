import { useState } from 'react';
import { invitationStrings } from '#schema/invitationStrings.ts';
import type { OpenInvitationQuery } from '#web/gql/graphql.ts';
import { AuthLayout } from '#web/shared/app/AuthLayout.tsx';
import { isDead } from '#web/shared/app/oneTimeLink.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useDates } from '#web/shared/app/useDates.tsx';
import { FormAnswer } from '#web/shared/forms/FormAnswer.tsx';
import { tell, usePublicForm } from '#web/shared/forms/usePublicForm.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { emailInput, InputField } from '#web/shared/ui/Field.tsx';
import { NewPasswordField } from '#web/shared/ui/NewPasswordField.tsx';
import { AcceptInvitationDocument } from './publicDocuments.ts';

type Props = {
  token: string;
  invitation: OpenInvitationQuery['openInvitation'];
  onEnd: (end: 'joined' | 'dead') => void;
};

/** Data of an invited person; the email address comes from the invitation. */
export function JoinForm({ token, invitation, onEnd }: Props) {
  const { longDateTime } = useDates();
  const site = useSite();
  const { field, posted, isSubmitting, submitButton, form } = usePublicForm({
    rule: async () => (await import('#schema/invitation.ts')).AcceptInvitationInput,
    document: AcceptInvitationDocument,
    variables: (input) => ({ token, input }),
    sentences: { faults: invitationStrings.faults, failed: invitationStrings.joinFailed },
    onSent: () => {
      void tell('success', invitationStrings.joined);
      onEnd('joined');
    },
    onRefused: (failure) => {
      setTaken(failure.fields.email);
      if (isDead(failure)) onEnd('dead');
      return isDead(failure);
    },
  });
  const [taken, setTaken] = useState(posted?.failure?.fields.email);
  const name = field('name');
  return (
    <AuthLayout
      title="Join us"
      documentTitle="Join"
      seed="handshake"
      lead={`You are invited to the back office of ${site.name} as an ${invitation.role === 'ADMIN' ? 'admin' : 'employee'}. The link is good until ${longDateTime(invitation.expiresAt)}.`}
    >
      <form {...form} className="grid gap-6">
        <FormAnswer posted={posted} done={invitationStrings.joined} faults={invitationStrings.faults} />
        <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
          <InputField
            label="Email"
            {...emailInput}
            readOnly
            autoComplete="username"
            value={invitation.email}
            error={taken}
            hint="You sign in with it, and the codes are mailed here."
          />
          <InputField
            label="Name"
            autoComplete="name"
            {...name}
            defaultValue={name.defaultValue ?? invitation.name ?? ''}
          />
          <InputField
            label="Mobile Number"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            hint="10 digits."
            {...field('mobile')}
          />
          <NewPasswordField label="Password" {...field('password')} />
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? 'Joining...' : 'Create Account'}
          </Button>
        </fieldset>
      </form>
    </AuthLayout>
  );
}
