import { use, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { conversationStrings } from '#schema/conversation.ts';
import { ReplyInput } from '#schema/message.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { TextareaField } from '#web/shared/ui/Field.tsx';
import { focusNewest } from '../conversation/Conversation.tsx';
import type { OpenMessage } from '../openMessage.ts';
import { WritingLine } from '../PresenceLine.tsx';
import { MessageSlots } from '../slots.ts';
import { useCollision } from './useCollision.tsx';
import { useReplyDraft } from './useReplyDraft.ts';

type Props = {
  message: Pick<OpenMessage, 'id' | 'email' | 'draft' | 'latestId' | 'presence'>;
  /** Called on each key, and when writing has ended. */
  onWriting: () => void;
  onRest: () => void;
};

/** Replies to a message by mail. The text is autosaved until it is sent, also for other devices. */
export function ReplyForm({ message, onWriting, onRest }: Props) {
  const { id, email, draft: savedDraft } = message;
  const { send, question } = useCollision(id, (text) => draft.saveText(text));
  const { replyTools } = use(MessageSlots);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const savedText = savedDraft?.text ?? '';
  const { form, field, submit, submitButton, focusNext, isSubmitting } = useInputForm({
    rule: ReplyInput,
    defaultValues: { replyText: savedText },
    keepsToasts: true,
    send: async ({ replyText }) => {
      await draft.settled();
      const failure = await send(replyText, seen.current);
      if (failure === 'look') {
        seen.current = newest.current;
        return void setTimeout(focusNewest);
      }
      if (failure) void draft.saveText(replyText);
      else finish();
      return failure;
    },
  });
  const text = useWatch({ control: form.control, name: 'replyText' });
  const { seen, newest } = useSeen(message.latestId, text !== '');
  const replaceText = (newText: string) => form.setValue('replyText', newText);
  const draft = useReplyDraft({ id, text, savedText, isSending: isSubmitting, replaceText });
  useLeaveWarning(draft.isUnsaved || isSubmitting);
  const finish = () => {
    draft.forget();
    form.reset({ replyText: '' });
    focusNext({ field: 'submit' });
    onRest();
  };
  const { ref, ...fieldProps } = field('replyText');

  return (
    <form noValidate onSubmit={submit} aria-label="Reply" onInput={onWriting}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 justify-items-start gap-5 [&>:first-child]:w-full">
        <WritingLine people={message.presence.people} />
        <TextareaField
          label="Your reply"
          required
          rows={6}
          hint={<span className="wrap-anywhere">{`Goes to ${email}, with what was written before.`}</span>}
          {...fieldProps}
          ref={(control) => {
            ref(control);
            textarea.current = control;
          }}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send Reply'}
          </Button>
          {replyTools?.(id, textarea)}
          <DraftState isSaved={draft.isSaved} hasFailed={draft.hasFailed} />
        </div>
      </fieldset>
      {question}
    </form>
  );
}

/**
 * @param latestId the newest visible entry
 * @returns `seen`, the newest entry when the author began to write, and `newest`, the newest entry now
 */
function useSeen(latestId: string, isWriting: boolean) {
  const newest = useRef(latestId);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    newest.current = latestId;
    seen.current = isWriting ? (seen.current ?? latestId) : null;
  }, [latestId, isWriting]);
  return { seen, newest };
}

/** State of the autosave. Only failures are announced, because success would be announced at every pause. */
const DraftState = ({ isSaved, hasFailed }: { isSaved: boolean; hasFailed: boolean }) => (
  <>
    {isSaved && <p className="text-sm text-ink-soft">{conversationStrings.draftKept}</p>}
    <p role="status" className="text-sm font-semibold text-danger empty:hidden">
      {hasFailed && conversationStrings.draftFailed}
    </p>
  </>
);
