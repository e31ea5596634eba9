import { IssueReviewLinkInput, reviewStrings } from '#schema/review.ts';
import { useInputForm } from '#web/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/forms/useLeaveWarning.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField, InputField } from '#web/ui/Field.tsx';
import { type IssuedReviewLink, useIssueLink } from './useIssueLink.ts';

/** Whom a link is for, and whether we mail it. */
export function IssueForm({ onIssued }: { onIssued: (issued: IssuedReviewLink) => void }) {
  const issue = useIssueLink();
  const { form, field, submit, submitButton, isSubmitting, isDirty } = useInputForm({
    rule: IssueReviewLinkInput,
    defaultValues: { email: '', sendMail: false },
    faults: ({ email }) => email?.message ?? reviewStrings.issueFailed,
    keepsToasts: true,
    send: async (input) => {
      const { data, failure } = await issue(input);
      if (failure) return failure;
      // The choice stays, as where the next link starts from.
      form.reset({ ...form.getValues(), email: '' });
      onIssued(data);
    },
  });
  useLeaveWarning(isDirty);
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        <InputField
          label="Client email"
          type="email"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <CheckboxField
          label="Mail the link to this address"
          hint="Otherwise you pass it on yourself."
          {...form.register('sendMail')}
        />
        <Button type="submit" ref={submitButton} busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? 'Generating...' : 'Generate Link'}
        </Button>
      </fieldset>
    </form>
  );
}
