import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';

type Props = {
  isBusy?: boolean;
  submitLabel: string;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
  aside?: ReactNode;
};

/** Form of an editor dialog. It stops the submit event, because React bubbles it to the form of the post. */
export function DialogForm({ submitLabel, onSubmit, onCancel, children, aside, isBusy = false }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 gap-6">
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {aside}
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
