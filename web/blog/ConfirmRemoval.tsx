import { Confirm } from '#web/ui/Confirm.tsx';

type Props = {
  /** The title of the post that is about to be deleted; null while nothing is asked. */
  title: string | null;
  onClose: () => void;
  onConfirm: () => void;
};

export function ConfirmRemoval({ title, onClose, onConfirm }: Props) {
  return (
    <Confirm
      open={title !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Confirm Deletion"
      confirmLabel="Delete"
      onConfirm={onConfirm}
    >
      {`Are you sure you want to permanently delete the blog post "${title}"? This action cannot be undone.`}
    </Confirm>
  );
}
