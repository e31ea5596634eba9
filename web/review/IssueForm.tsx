import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { IssueReviewLinkInput, reviewStrings } from '#schema/review.ts';
import { useLeaveWarning } from '#web/forms/useLeaveWarning.ts';
import { useRefusal } from '#web/forms/useRefusal.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField, InputField } from '#web/ui/Field.tsx';
import { type IssuedReviewLink, useIssueLink } from './useIssueLink.ts';

type Input = z.output<typeof IssueReviewLinkInput>;

/** Whom a link is for, and whether we mail it. */
export function IssueForm({ onIssued }: { onIssued: (issued: IssuedReviewLink) => void }) {
  const form = useForm<z.input<typeof IssueReviewLinkInput>, unknown, Input>({
    resolver: standardSchemaResolver(IssueReviewLinkInput),
    reValidateMode: 'onSubmit',
    defaultValues: { email: '', sendMail: false },
  });
  const { register, handleSubmit, clearErrors, getValues, reset, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  useLeaveWarning(isDirty);
  const { submitButton, refuse } = useRefusal(form, ['email', 'sendMail']);
  const issue = useIssueLink();

  const send = async (input: Input) => {
    const { data, failure } = await issue(input);
    if (failure) return refuse(failure);
    // The choice stays, as where the next link starts from.
    reset({ ...getValues(), email: '' });
    onIssued(data);
  };
  const onInvalid = ({ email }: typeof errors) => void toast.error(email?.message ?? reviewStrings.issueFailed);
  return (
    <form noValidate onSubmit={handleSubmit(send, onInvalid)}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        <InputField
          label="Client email"
          type="email"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email', { onChange: () => clearErrors('email') })}
        />
        <CheckboxField
          label="Mail the link to this address"
          hint="Otherwise you pass it on yourself."
          {...register('sendMail')}
        />
        <Button type="submit" ref={submitButton} busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? 'Generating...' : 'Generate Link'}
        </Button>
      </fieldset>
    </form>
  );
}
