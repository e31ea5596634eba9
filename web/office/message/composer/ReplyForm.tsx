import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react';
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
import { AttachButton, ReplyFiles } from './ReplyFiles.tsx';
import { useCollision } from './useCollision.tsx';
import { useReplyDraft } from './useReplyDraft.ts';
import { useReplyFiles } from './useReplyFiles.ts';

type Props = {
  message: Pick<OpenMessage, 'id' | 'email' | 'draft' | 'latestId' | 'presence'>;
  /** Whether draft and conversation are not known yet: nothing is sent or saved. */
  isPartial: boolean;
  /** Called on each key, and when writing has ended. */
  onWriting: () => void;
  onRest: () => void;
  onNext: () => void;
};

/** Replies to a message by mail. The text is autosaved until it is sent, also for other devices. */
export function ReplyForm({ message, isPartial, onWriting, onRest, onNext }: Props) {
  const { id, email, draft: savedDraft } = message;
  const { send, question } = useCollision(id, (text) => draft.saveText(text));
  const { replyTools } = use(MessageSlots);
  const { files, clear: clearFiles, onPaste, target, isOver, ...replyFiles } = useReplyFiles();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [isUnsent, setUnsent] = useState(false);
  /** Whether the next enquiry follows when the reply was sent. */
  const goesOn = useRef(false);
  const savedText = savedDraft?.text ?? '';
  const { form, field, submit, submitButton, focusNext, isSubmitting } = useInputForm({
    rule: ReplyInput,
    defaultValues: { replyText: savedText },
    keepsToasts: true,
    send: async ({ replyText }) => {
      await draft.settled();
      const failure = await send(replyText, files, seen.current);
      if (failure === 'look') {
        seen.current = newest.current;
        return void setTimeout(focusNewest);
      }
      setUnsent(failure !== null);
      if (failure) void draft.saveText(replyText);
      else finish();
      return failure;
    },
  });
  const text = useWatch({ control: form.control, name: 'replyText' });
  const { seen, newest } = useSeen(isPartial ? null : message.latestId, text !== '');
  const replaceText = (newText: string) => form.setValue('replyText', newText);
  const draft = useReplyDraft({ id, text, savedText, isPartial, isSending: isSubmitting, replaceText });
  const isUnsaved = draft.isUnsaved || isSubmitting || files.length > 0;
  useLeaveWarning(isUnsaved);
  const [isLeaving, setLeaving] = useState(false);
  // Waits until the reply counts as saved, so that only a private note raises a question.
  useEffect(() => {
    if (!isLeaving || isUnsaved) return;
    setLeaving(false);
    onNext();
  });
  const finish = () => {
    draft.forget();
    clearFiles();
    form.reset({ replyText: '' });
    onRest();
    if (goesOn.current) setLeaving(true);
    else focusNext({ field: 'submit' });
  };

  const { ref, ...fieldProps } = field('replyText');
  const sendAndGoOn = (isGoingOn: boolean) => {
    goesOn.current = isGoingOn;
    textarea.current?.form?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isPartial) return;
    event.preventDefault();
    sendAndGoOn(event.shiftKey);
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Reply"
      onInput={onWriting}
      className={isOver ? 'outline-2 outline-offset-4 outline-signal outline-dashed' : ''}
      {...(!isSubmitting && target)}
    >
      <fieldset
        disabled={isSubmitting}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-2.5 [&>*]:max-w-full"
      >
        <WritingLine people={message.presence.people} />
        <div className="w-full lg:[&_label]:sr-only">
          <TextareaField
            label="Your reply"
            required
            rows={3}
            placeholder="Write a reply. A / begins a template."
            className="min-h-28! max-lg:min-h-40! lg:field-sizing-content lg:max-h-[30dvh]"
            hint={<span className="wrap-anywhere">{`Goes to ${email}, with what was written before.`}</span>}
            {...fieldProps}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            ref={(control) => {
              ref(control);
              textarea.current = control;
            }}
          />
        </div>
        <ReplyFiles files={files} {...replyFiles} />
        <div className="flex flex-wrap items-center gap-2 [&_button]:min-h-10! [&_button]:px-3.5! [&_button]:py-1.5! [&_button]:text-sm!">
          <Button
            type="submit"
            ref={submitButton}
            busy={isSubmitting}
            disabled={isPartial}
            title="Ctrl + Enter"
            onClick={() => {
              goesOn.current = false;
            }}
          >
            {isSubmitting ? 'Sending...' : 'Send Reply'}
          </Button>
          <Button
            variant="secondary"
            disabled={isPartial}
            title="Ctrl + Shift + Enter"
            onClick={() => sendAndGoOn(true)}
          >
            Send, next
          </Button>
          <AttachButton onFiles={replyFiles.add} />
          {replyTools?.(id, textarea)}
          <DraftState isSaved={draft.isSaved} hasFailed={draft.hasFailed} />
          {isUnsent && !isSubmitting && (
            <p className="text-sm font-semibold text-danger">
              {files.length
                ? 'Not sent yet: your text and files are kept here.'
                : 'Not sent yet: your text is kept here.'}
            </p>
          )}
        </div>
      </fieldset>
      {question}
    </form>
  );
}

/**
 * @param latestId the newest visible entry; null while unknown
 * @returns `seen`, the newest entry when the author began to write, and `newest`, the newest entry now
 */
function useSeen(latestId: string | null, isWriting: boolean) {
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
