import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { overlay, panel, useOpener } from './dialog.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A line under the title; screen readers read it with the title. */
  description?: ReactNode;
  busy?: boolean;
  /** For a grid of pictures; otherwise a form of one column. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * A dialog with a form; the first field takes the focus. It closes with its button and Escape. A click outside does not
 * close it, because it would lose the input.
 */
export function Modal({ open, onOpenChange, title, description, busy = false, isWide = false, children }: Props) {
  const opener = useOpener();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlay} />
        <Dialog.Content
          {...opener}
          {...(!description && { 'aria-describedby': undefined })}
          onInteractOutside={(event) => event.preventDefault()}
          className={`${panel} ${isWide ? 'max-w-5xl' : 'max-w-lg'} border-ink`}
        >
          <Dialog.Title dir="auto" className="pr-10 text-2xl wrap-anywhere">
            {title}
          </Dialog.Title>
          {description && (
            <Dialog.Description asChild>
              <div className="mt-3 text-base text-ink-soft wrap-anywhere">{description}</div>
            </Dialog.Description>
          )}
          <div className="mt-6">{children}</div>
          {/* Last in the DOM, so that the first field comes first in tab order. */}
          <Dialog.Close
            disabled={busy}
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 place-items-center transition-colors hover:bg-paper-deep disabled:opacity-60 sm:top-5 sm:right-5"
          >
            <X aria-hidden="true" className="size-6" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
