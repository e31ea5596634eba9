import { type ReactNode, useState } from 'react';
import { deskStrings, type MessageStage } from '#schema/desk.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { messageEntity } from '../cacheEntity.ts';
import { SetMessageStageDocument } from './documents.ts';
import { LostReasonDialog } from './LostReasonDialog.tsx';
import { leaveLists, moveBetweenStages } from './stageLists.ts';

type MessageWithStage = { id: string; stage: MessageStage; lostReason?: string | null };
type StageChange = { stage: MessageStage; lostReason: string | null };
/** Sets the stage of a message. Settles on success, failure or cancel. */
export type SetStage = (message: MessageWithStage, stage: MessageStage) => Promise<void>;

/**
 * @returns a function that sets the stage of a message, optimistically and with undo; and the dialog, to be rendered,
 *   that asks why a message was lost
 */
export function useSetStage(): readonly [SetStage, ReactNode] {
  const [question, setQuestion] = useState<{ message: MessageWithStage; resolve: () => void } | null>(null);
  const [run] = useCommand(SetMessageStageDocument, {
    entity: messageEntity,
    isQueued: true,
    update: (cache, _data, { id, stage }) => {
      moveBetweenStages(cache, [id], stage);
      leaveLists(cache, [id]);
    },
    sentences: {
      done: ({ setMessageStage: { stage } }) => deskStrings.moved(stage),
      failed: deskStrings.moveFailed,
    },
  });

  const move = async (message: MessageWithStage, { stage, lostReason }: StageChange): Promise<Failure | null> => {
    const { id, stage: from } = message;
    const stageChangedAt = new Date().toISOString();
    const { failure } = await run(
      { id, stage, lostReason },
      {
        optimistic: () => ({ setMessageStage: { __typename: 'Message', id, stage, lostReason, stageChangedAt } }),
        undo: () => void move({ id, stage, lostReason }, { stage: from, lostReason: message.lostReason ?? null }),
      },
    );
    return failure;
  };

  const setStage: SetStage = async (message, stage) => {
    if (stage === 'LOST') return new Promise((resolve) => setQuestion({ message, resolve }));
    if (stage !== message.stage) await move(message, { stage, lostReason: null });
  };
  const close = () => {
    setQuestion(null);
    question?.resolve();
  };
  const dialog = (
    <LostReasonDialog
      open={question !== null}
      reason={question?.message.lostReason ?? ''}
      onClose={close}
      onReason={async (lostReason) => question && move(question.message, { stage: 'LOST', lostReason })}
    />
  );
  return [setStage, dialog];
}
