import { type KeyboardEvent, use, useRef } from 'react';
import { conversationStrings } from '#schema/conversation.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { TextareaField } from '#web/shared/ui/Field.tsx';
import { WritingLine } from '../PresenceLine.tsx';
import { MessageSlots } from '../slots.ts';
import { AttachButton, ReplyFiles } from './ReplyFiles.tsx';
import { type ReplyOptions, useReplyForm } from './useReplyForm.ts';

type Props = ReplyOptions & {
  /** Called on each key. */
  onWriting: () => void;
};

/** Replies to a message by mail. The text is autosaved until it is sent, also for other devices. */
export function ReplyForm({ message, isPartial, onWriting, onRest, onNext }: Props) {
  const { id, email } = message;
  const { replyTools } = use(MessageSlots);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const reply = useReplyForm({ message, isPartial, onRest, onNext });
  const { field, submit, submitButton, isSubmitting, draft, goesOn, isUnsent } = reply;
  const { files, clear: _, onPaste, target, isOver, ...replyFiles } = reply.attachments;
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
      {reply.question}
    </form>
  );
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
