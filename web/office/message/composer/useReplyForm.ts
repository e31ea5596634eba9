import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ReplyInput } from '#schema/message.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { focusNewest } from '../conversation/Conversation.tsx';
import type { OpenMessage } from '../openMessage.ts';
import { useCollision } from './useCollision.tsx';
import { useReplyDraft } from './useReplyDraft.ts';
import { useReplyFiles } from './useReplyFiles.ts';

export type ReplyOptions = {
  message: Pick<OpenMessage, 'id' | 'email' | 'draft' | 'latestId' | 'presence'>;
  /** Whether draft and conversation are not known yet: nothing is sent or saved. */
  isPartial: boolean;
  /** Called when writing has ended. */
  onRest: () => void;
  onNext: () => void;
};

/**
 * The reply: its text and files, the autosave, and the question when a colleague has replied meanwhile.
 * @returns also `goesOn`, whether the next enquiry follows once the reply is sent, and `isUnsent` after a failure
 */
export function useReplyForm({ message, isPartial, onRest, onNext }: ReplyOptions) {
  const { id, draft: savedDraft } = message;
  const { send, question } = useCollision(id, (text) => draft.saveText(text));
  const attachments = useReplyFiles();
  const { files } = attachments;
  const [isUnsent, setUnsent] = useState(false);
  const goesOn = useRef(false);
  const savedText = savedDraft?.text ?? '';
  const inputForm = useInputForm({
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
  const { form, isSubmitting } = inputForm;
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
    attachments.clear();
    form.reset({ replyText: '' });
    onRest();
    if (goesOn.current) setLeaving(true);
    else inputForm.focusNext({ field: 'submit' });
  };
  return { ...inputForm, attachments, draft, goesOn, isUnsent, question };
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
