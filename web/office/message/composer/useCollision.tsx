import { type ReactNode, useState } from 'react';
import { conversationStrings } from '#schema/conversation.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { Confirm } from '#web/shared/ui/Confirm.tsx';
import { isCollision, useReply } from './useReply.ts';

type Question = { sentence: string; answer: (isSure: boolean) => void };

/**
 * Sends a reply. If an answer or a colleague's reply came since the author began, it is displayed and the author must
 * confirm.
 * @param onAsk called with the reply before the dialog, which may never be answered
 * @returns `send`, which resolves to the failure, null on success, or 'look' when the author wants to read first; and
 *   the dialog
 */
export function useCollision(
  id: string,
  onAsk: (text: string) => Promise<void>,
): {
  send: (text: string, files: readonly File[], lastSeenId: string | null) => Promise<Failure | null | 'look'>;
  question: ReactNode;
} {
  const { reply, refetchNewest } = useReply(id);
  const [openQuestion, setQuestion] = useState<Question | null>(null);
  const send = async (text: string, files: readonly File[], lastSeenId: string | null) => {
    for (let seenId = lastSeenId; ; ) {
      const failure = await reply(text, files, seenId);
      if (!failure || !isCollision(failure)) return failure;
      [seenId] = await Promise.all([refetchNewest(), onAsk(text)]);
      const sentence = failure.message ?? conversationStrings.collision;
      const isSure = await new Promise<boolean>((answer) => setQuestion({ sentence, answer }));
      setQuestion(null);
      if (!isSure) return 'look';
    }
  };
  const question = (
    <Confirm
      open={openQuestion !== null}
      onOpenChange={() => openQuestion?.answer(false)}
      title={conversationStrings.collision}
      confirmLabel={conversationStrings.sendAnyway}
      cancelLabel={conversationStrings.lookFirst}
      onConfirm={() => openQuestion?.answer(true)}
    >
      {openQuestion?.sentence}
    </Confirm>
  );
  return { send, question };
}
