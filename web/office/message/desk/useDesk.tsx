import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageStages, stageNames } from '#schema/desk.ts';
import type { Message_DeskFragment } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { EnquirySourceFragment } from '#web/shared/data/documents/affiliates.ts';
import { useShortcuts } from '#web/shared/palette/keyboard/useShortcuts.ts';
import type { PaletteAction } from '#web/shared/palette/openItem.ts';
import { useAssignMessage, useTakeMessage } from './useAssign.ts';
import { useSetFollowUp } from './useSetFollowUp.ts';
import { useSetSource } from './useSetSource.ts';
import { useSetStage } from './useSetStage.tsx';
import { useSetValue } from './useSetValue.ts';

type Editor = 'owner' | 'followUp' | 'value' | 'source';

/**
 * What staff do with an open message besides answering it: owner, stage, follow-up, value and source. Adds the shortcuts.
 * @returns properties of DeskPanel; `actions` are for the palette, `lostDialog` asks why a message was lost
 */
export function useDesk(masked: Message_DeskFragment) {
  const message = { ...masked, source: readFragment(EnquirySourceFragment, masked.source) };
  const take = useTakeMessage();
  const assign = useAssignMessage();
  const [setStage, lostDialog] = useSetStage();
  const setFollowUp = useSetFollowUp();
  const setValue = useSetValue();
  const setSource = useSetSource();
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const panel = useRef<HTMLElement>(null);

  /** On a phone the panel is folded. It has to be visible before something in it gets the focus. */
  const unfold = () => flushSync(() => setUnfolded(true));
  const edit = (nextEditor: Editor) => {
    unfold();
    setEditor(nextEditor);
  };
  const onTake = () => void take(message.id);
  const onOwner = () => (message.owner ? edit('owner') : onTake());
  const onFollowUp = () => edit('followUp');
  const onStage = () => {
    unfold();
    panel.current?.querySelector<HTMLElement>('[role=radio][data-state=on]')?.focus();
  };
  useShortcuts({ owner: onOwner, stage: onStage, followUp: onFollowUp });

  const actions: PaletteAction[] = [
    ...(message.owner ? [] : [{ label: 'Take it', run: onTake }]),
    { label: 'Assign', run: () => edit('owner') },
    ...messageStages
      .filter((stage) => stage !== message.stage)
      .map((stage) => ({ label: `Move to ${stageNames[stage]}`, run: () => void setStage(message, stage) })),
    { label: 'Set follow-up', run: onFollowUp },
    { label: 'Set value', run: () => edit('value') },
    { label: 'Set source', run: () => edit('source') },
  ];
  return {
    ...{ message, panel, editor, setEditor, isUnfolded, setUnfolded, lostDialog },
    ...{ onTake, assign, setStage, setFollowUp, setValue, setSource, actions },
  };
}
export type Desk = ReturnType<typeof useDesk>;
