import { useState } from 'react';
import { countOf } from '#web/office/bulk/bulkActions.ts';
import type { Bulk } from '#web/office/bulk/useBulk.ts';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { LostReasonDialog } from '../desk/LostReasonDialog.tsx';
import { OwnerList } from '../desk/OwnerPicker.tsx';
import { StagePicker } from '../desk/StagePicker.tsx';
import type { ListedMessage } from './MessageTable.tsx';

/** Dialogs for owner and stage of the selected messages. */
export function BulkChoosers({ bulk }: { bulk: Bulk<ListedMessage> }) {
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
