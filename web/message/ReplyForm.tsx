import { use, useRef } from 'react';
import { ReplyInput } from '#schema/message.ts';
import { useInputForm } from '#web/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/forms/useLeaveWarning.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextareaField } from '#web/ui/Field.tsx';
import { MessageSlots } from './slots.ts';
import { useReply } from './useReply.ts';

/** Leads the focus to the field that an answer is written in. */
export const focusReply = (): void =>
  document.querySelector<HTMLElement>('form[aria-labelledby=reply] textarea')?.focus();

/** Answers a message by mail. What was written stays until it has gone out. */
export function ReplyForm({ id, email }: { id: string; email: string }) {
  const reply = useReply(id);
  const { form, field, submit, submitButton, isSubmitting, isDirty } = useInputForm({
    rule: ReplyInput,
    defaultValues: { replyText: '' },
    keepsToasts: true,
    send: async ({ replyText }) => {
      const failure = await reply(replyText);
      if (!failure) form.reset();
      return failure;
    },
  });
  useLeaveWarning(isDirty);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { ref, ...registered } = field('replyText');
  const { replyTools } = use(MessageSlots);

  return (
    <form noValidate onSubmit={submit} aria-labelledby="reply" className="border-t-2 border-ink pt-8">
      <h2 id="reply" className="text-xl">
        Reply
      </h2>
      <fieldset disabled={isSubmitting} className="mt-5 grid min-w-0 justify-items-start gap-5 [&>:first-child]:w-full">
        <TextareaField
          label="Your reply"
          required
          rows={6}
          hint={<span className="wrap-anywhere">{`Goes to ${email}, with what was written before.`}</span>}
          {...registered}
          ref={(control) => {
            ref(control);
            textarea.current = control;
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send Reply'}
          </Button>
          {replyTools?.(id, textarea)}
        </div>
      </fieldset>
    </form>
  );
}
