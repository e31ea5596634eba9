import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { overlay, panel, useOpener } from './dialog.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  choice?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
};

/** Confirms an action that cannot be undone. The caller closes it, at once or after the response (`busy`). */
export function Confirm({
  open,
  onOpenChange,
  title,
  children,
  choice,
  confirmLabel,
  cancelLabel,
  busy = false,
  onConfirm,
}: Props) {
  const opener = useOpener();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlay} />
        <AlertDialog.Content {...opener} className={`${panel} max-w-lg border-danger`}>
          <AlertDialog.Title dir="auto" className="text-2xl">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-4 text-base text-ink-soft">{children}</div>
          </AlertDialog.Description>
          {choice}
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
