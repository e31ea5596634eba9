import { useWatch } from 'react-hook-form';
import { IssueReviewLinkForm, reviewStrings } from '#schema/review.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField, emailInput, InputField } from '#web/shared/ui/Field.tsx';
import { TieFields } from './TieFields.tsx';
import type { AskedMessage } from './useAskedMessage.ts';
import { type IssuedReviewLink, useIssueLink } from './useIssueLink.ts';

type Props = {
  /** The enquiry whose client is asked; null for a link without an enquiry. */
  message: AskedMessage | null;
  onIssued: (issued: IssuedReviewLink) => void;
};

/** Recipient of a link, and whether to mail it; by default only for an enquiry. */
export function IssueForm({ message, onIssued }: Props) {
  const issue = useIssueLink();
  const { form, field, submit, submitButton, isSubmitting, isDirty } = useInputForm({
    rule: IssueReviewLinkForm,
    defaultValues: { email: message?.email ?? '', sendMail: message !== null, itemId: '', service: '' },
    faults: ({ email }) => email?.message ?? reviewStrings.issueFailed,
    keepsToasts: true,
    send: async (input) => {
      const { data, failure } = await issue({ ...input, messageId: message?.id });
      if (failure) return failure;
      // Keep the choice for the next link.
      form.reset({ ...form.getValues(), email: '' });
      onIssued(data);
    },
  });
  useLeaveWarning(isDirty);
  const chosenItemId = useWatch({ control: form.control, name: 'itemId' });
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        <InputField
          label="Client email"
          {...emailInput}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <CheckboxField
          label="Mail the link to this address"
          hint="The client is reminded as the settings of the site say. Otherwise you pass the link on yourself."
          {...form.register('sendMail')}
        />
        <TieFields chosenItemId={chosenItemId} item={field('itemId')} service={field('service')} />
        <Button type="submit" ref={submitButton} busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? 'Generating...' : 'Generate Link'}
        </Button>
      </fieldset>
    </form>
  );
}
