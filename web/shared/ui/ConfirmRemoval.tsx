import type { ReactNode } from 'react';
import { Confirm } from './Confirm.tsx';

type Props = {
  /** What kind of thing it is, in the question: 'blog post'. */
  what: string;
  /** The title of what is about to be deleted; null while nothing is asked. */
  title: string | null;
  confirmLabel?: string | undefined;
  choice?: ReactNode;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before an item is deleted for good. */
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
