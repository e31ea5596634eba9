import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ReplyInput } from '#schema/message.ts';
import { useLeaveWarning } from '#web/forms/useLeaveWarning.ts';
import { useRefusal } from '#web/forms/useRefusal.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextareaField } from '#web/ui/Field.tsx';
import { useReply } from './useReply.ts';

/** Answers a message by mail. What was written stays until it has gone out. */
export function ReplyForm({ id, email }: { id: string; email: string }) {
  const form = useForm<z.input<typeof ReplyInput>, unknown, z.output<typeof ReplyInput>>({
    resolver: standardSchemaResolver(ReplyInput),
    reValidateMode: 'onSubmit',
    defaultValues: { replyText: '' },
  });
  const { register, handleSubmit, clearErrors, reset, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const { submitButton, refuse } = useRefusal(form, ['replyText']);
  const reply = useReply(id);
  useLeaveWarning(isDirty);

  const send = async ({ replyText }: z.output<typeof ReplyInput>) => {
    const failure = await reply(replyText);
    if (failure) refuse(failure);
    else reset();
  };
  return (
    <form noValidate onSubmit={handleSubmit(send)} aria-labelledby="reply" className="border-t-2 border-ink pt-8">
      <h2 id="reply" className="text-xl">
        Reply
      </h2>
      <fieldset disabled={isSubmitting} className="mt-5 grid min-w-0 justify-items-start gap-5 [&>:first-child]:w-full">
        <TextareaField
          label="Your reply"
          required
          rows={6}
          hint={<span className="wrap-anywhere">{`Goes to ${email}, with what was written before.`}</span>}
          error={errors.replyText?.message}
          {...register('replyText', { onChange: () => clearErrors('replyText') })}
        />
        <Button type="submit" ref={submitButton} busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send Reply'}
        </Button>
      </fieldset>
    </form>
  );
}
