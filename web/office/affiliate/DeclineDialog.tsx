import { DeclineForm as rule } from '#schema/referral.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { TextareaField } from '#web/shared/ui/Field.tsx';
import type { DecisionProps } from './AcceptDialog.tsx';
import { useDeclineAffiliate } from './useDecideAffiliate.ts';

/** Asks for the reason of a decline or an end, which the affiliate reads. */
export const DeclineDialog = ({ open, ...form }: DecisionProps) => {
  const { name, email, state } = form.affiliate;
  return (
    <FormDialog
      open={open}
      onClose={form.onClose}
      title={state === 'ACCEPTED' ? `End with ${name}` : `Decline ${name}`}
      description={
        state === 'ACCEPTED'
          ? `The referral link counts nothing any more, and the private page is closed. ${email} gets a mail that says why.`
          : `${email} gets a mail that says why.`
      }
    >
      <ReasonForm {...form} />
    </FormDialog>
  );
};

function ReasonForm({ affiliate, onClose }: Omit<DecisionProps, 'open'>) {
  const decline = useDeclineAffiliate();
  const form = useInputForm({
    rule,
    defaultValues: { reason: '' },
    keepsToasts: true,
    send: async ({ reason }) => {
      const failure = await decline(affiliate, reason);
      if (!failure) onClose();
      return failure;
    },
  });
  const isEnd = affiliate.state === 'ACCEPTED';
  return (
    <DialogForm form={form} submitLabel={isEnd ? 'End' : 'Decline'} busyLabel={isEnd ? 'Ending...' : 'Declining...'}>
      <TextareaField
        label="Reason"
        required
        rows={5}
        hint="The applicant reads it as you write it."
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
