import { AlertDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
};

/** Asks before something that cannot be undone. The asker closes it, at once or when the answer is there (`busy`). */
export function Confirm({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  busy = false,
  onConfirm,
}: Props) {
  const asker = useRef<HTMLElement | null>(null);
  const remember = () => {
    asker.current = document.activeElement as HTMLElement | null;
  };
  // What asked may be gone by now: a deleted row takes its button with it.
  const giveBack = (event: Event) => {
    event.preventDefault();
    (asker.current?.isConnected ? asker.current : document.getElementById('main'))?.focus();
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fade-in fixed inset-0 z-40 bg-ink/60" />
        <AlertDialog.Content
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          className="rise-in fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[85dvh] max-w-lg overflow-y-auto border-t-8 border-danger bg-sheet p-6 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:p-8"
        >
          <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-4 text-base text-ink-soft">{children}</div>
          </AlertDialog.Description>
          <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel ?? 'Cancel'}
              </Button>
            </AlertDialog.Cancel>
            <Button variant="danger" busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
