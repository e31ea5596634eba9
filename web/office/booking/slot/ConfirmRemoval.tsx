import { Confirm } from '#web/shared/ui/Confirm.tsx';

type Props = {
  /** When the slot begins that is about to be deleted, in words; null while nothing is asked. */
  when: string | null;
  onClose: () => void;
  onConfirm: () => void;
};

export function ConfirmRemoval({ when, onClose, onConfirm }: Props) {
  return (
    <Confirm
      open={when !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Confirm Deletion"
      confirmLabel="Delete"
      onConfirm={onConfirm}
    >
      {when && `Are you sure you want to delete the slot on ${when}? This action cannot be undone.`}
    </Confirm>
  );
}
