import { type ReactNode, useState } from 'react';
import { deskStrings, type MessageStage } from '#schema/desk.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { messageEntity } from '../cacheEntity.ts';
import { SetMessageStageDocument } from './documents.ts';
import { LostReasonDialog } from './LostReasonDialog.tsx';
import { leaveLists, moveBetweenStages } from './stageLists.ts';

type Staged = { id: string; stage: MessageStage; lostReason?: string | null };
type Moved = { stage: MessageStage; lostReason: string | null };
/** Sets the stage of a message. Settles on success, failure or cancel. */
export type SetStage = (message: Staged, stage: MessageStage) => Promise<void>;

/**
 * @returns a function that sets the stage of a message, optimistically and with undo; and the dialog, to be rendered,
 *   that asks why a message was lost
 */
export function useSetStage(): readonly [SetStage, ReactNode] {
  const [asked, setAsked] = useState<{ message: Staged; settle: () => void } | null>(null);
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

  const move = async (message: Staged, { stage, lostReason }: Moved): Promise<Failure | null> => {
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
    if (stage === 'LOST') return new Promise((settle) => setAsked({ message, settle }));
    if (stage !== message.stage) await move(message, { stage, lostReason: null });
  };
  const close = () => {
    setAsked(null);
    asked?.settle();
  };
  const dialog = (
    <LostReasonDialog
      open={asked !== null}
      reason={asked?.message.lostReason ?? ''}
      onClose={close}
      onReason={async (lostReason) => asked && move(asked.message, { stage: 'LOST', lostReason })}
    />
  );
  return [setStage, dialog];
}
