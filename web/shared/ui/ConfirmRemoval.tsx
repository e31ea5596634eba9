import type { ReactNode } from 'react';
import { Confirm } from './Confirm.tsx';

type Props = {
  /** Kind of item in the question: 'blog post'. */
  what: string;
  /** Title of the item; null closes the dialog. */
  title: string | null;
  confirmLabel?: string | undefined;
  choice?: ReactNode;
  onClose: () => void;
  onConfirm: () => void;
};

export function ConfirmRemoval({ what, title, confirmLabel = 'Delete', choice, onClose, onConfirm }: Props) {
  return (
    <Confirm
      open={title !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Confirm Deletion"
      confirmLabel={confirmLabel}
      choice={choice}
      onConfirm={onConfirm}
    >
      {`Are you sure you want to permanently delete the ${what} "${title}"? This action cannot be undone.`}
    </Confirm>
  );
}
