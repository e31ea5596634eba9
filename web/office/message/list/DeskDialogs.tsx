import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countOf } from '#web/office/bulk/bulkActions.ts';
import type { Bulk } from '#web/office/bulk/useBulk.ts';
import { focusedRow } from '#web/shared/app/focusedRow.ts';
import { useShortcuts } from '#web/shared/palette/keyboard/useShortcuts.ts';
import { paths } from '#web/shared/paths.ts';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { FollowUpDialog } from '../desk/FollowUpDialog.tsx';
import { LostReasonDialog } from '../desk/LostReasonDialog.tsx';
import { OwnerList } from '../desk/OwnerPicker.tsx';
import { StagePicker } from '../desk/StagePicker.tsx';
import { useAssignMessage, useTakeMessage } from '../desk/useAssign.ts';
import { useSetFollowUps } from '../desk/useSetFollowUps.ts';
import { useSetStage } from '../desk/useSetStage.tsx';
import type { ListedMessage } from './MessageTable.tsx';

type Props = { bulk: Bulk<ListedMessage> };

/**
 * Owner, stage and follow-up of the selected messages or of the focused row, with the keys of an open enquiry. R and N
 * open the enquiry of the row.
 */
export const DeskDialogs = ({ bulk }: Props) => (
  <>
    <SelectionDialogs bulk={bulk} />
    <RowDialogs bulk={bulk} />
  </>
);

function SelectionDialogs({ bulk }: Props) {
  const { dialogAction, setDialogAction, applyAction, target, selected } = bulk;
  const [isLost, setLost] = useState(false);
  const many = countOf(target, selected.length);
  const close = (open: boolean) => !open && setDialogAction(null);
  return (
    <>
      <Modal open={dialogAction === 'ASSIGN'} onOpenChange={close} title={`Assign ${many}`}>
        <div className="border-2 border-edge">
          <OwnerList owner={undefined} onChoose={(owner) => void applyAction('ASSIGN', { owner })} />
        </div>
      </Modal>
      <Modal open={dialogAction === 'SET_STAGE' && !isLost} onOpenChange={close} title={`Move ${many}`}>
        <StagePicker
          stage={null}
          onChoose={(stage) => (stage === 'LOST' ? setLost(true) : void applyAction('SET_STAGE', { stage }))}
        />
      </Modal>
      <LostReasonDialog
        open={dialogAction === 'SET_STAGE' && isLost}
        reason=""
        onClose={() => {
          setLost(false);
          setDialogAction(null);
        }}
        onReason={async (lostReason) => {
          void applyAction('SET_STAGE', { stage: 'LOST', lostReason });
          return null;
        }}
      />
    </>
  );
}

type RowDialog = { kind: 'owner' | 'stage' | 'followUp'; messages: readonly ListedMessage[] };

function RowDialogs({ bulk: { items, selected, start, target } }: Props) {
  const navigate = useNavigate();
  const take = useTakeMessage();
  const assign = useAssignMessage();
  const [setStage, lostDialog] = useSetStage();
  const setFollowUps = useSetFollowUps();
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const close = () => setDialog(null);
  const isSelected = selected.length > 0;

  const focusedMessage = () => items.find(({ id }) => id === focusedRow()?.dataset.row);
  const forSelectionOrRow = (onSelection: () => void, onRow: (message: ListedMessage) => void) => () => {
    if (isSelected) return onSelection();
    const message = focusedMessage();
    if (!message) return false;
    onRow(message);
  };
  const write = (mode: 'reply' | 'note') => () => {
    const message = selected.length === 1 ? selected[0] : isSelected ? undefined : focusedMessage();
    if (!message) return false;
    void navigate(paths.message(message.id), { state: { write: mode } });
  };
  useShortcuts({
    owner: forSelectionOrRow(
      () => start('ASSIGN'),
      (message) => (message.owner ? setDialog({ kind: 'owner', messages: [message] }) : void take(message.id)),
    ),
    stage: forSelectionOrRow(
      () => start('SET_STAGE'),
      (message) => setDialog({ kind: 'stage', messages: [message] }),
    ),
    followUp: forSelectionOrRow(
      () => setDialog({ kind: 'followUp', messages: selected }),
      (message) => setDialog({ kind: 'followUp', messages: [message] }),
    ),
    reply: write('reply'),
    note: write('note'),
  });

  const [message] = dialog?.messages ?? [];
  return (
    <>
      <Modal
        open={dialog?.kind === 'owner'}
        onOpenChange={(open) => !open && close()}
        title={`Assign ${message?.name ?? ''}`}
      >
        <div className="border-2 border-edge">
          <OwnerList
            owner={message?.owner ?? null}
            onChoose={(owner) => {
              close();
              if (message && owner?.id !== message.owner?.id) void assign(message, owner);
            }}
          />
        </div>
      </Modal>
      <Modal
        open={dialog?.kind === 'stage'}
        onOpenChange={(open) => !open && close()}
        title={`Move ${message?.name ?? ''}`}
      >
        <StagePicker
          stage={message?.stage ?? null}
          onChoose={(stage) => {
            close();
            if (message) void setStage(message, stage);
          }}
        />
      </Modal>
      {lostDialog}
      <FollowUpDialog
        open={dialog?.kind === 'followUp'}
        {...(dialog && dialog.messages.length > 1 && { subject: countOf(target, dialog.messages.length) })}
        followUp={(dialog?.messages.length === 1 && message?.followUp) || null}
        onClose={close}
        onChoose={(followUp) => setFollowUps(dialog?.messages ?? [], followUp)}
      />
    </>
  );
}
