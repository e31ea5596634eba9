import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { askToLeave } from './unsaved.ts';
import type { useInputForm } from './useInputForm.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

/** What the form says of itself to its dialog. */
type FormState = { isBusy: boolean; isUnsaved: boolean };
const resting: FormState = { isBusy: false, isUnsaved: false };
const Dialog = createContext({ onClose: () => {}, setState: (_: FormState) => {} });

type DialogProps = Pick<ComponentProps<typeof Modal>, 'open' | 'title' | 'description' | 'children'> & {
  onClose: () => void;
};

/**
 * A dialog around a `DialogForm`: it stays open while that sends, and Escape and the cross ask before what was typed is lost.
 * Cancel means it.
 */
export function FormDialog({ onClose, children, ...modal }: DialogProps) {
  const [{ isBusy, isUnsaved }, setState] = useState(resting);
  const leave = () => (isUnsaved ? askToLeave(onClose, 'dialog') : onClose());
  return (
    <Modal {...modal} busy={isBusy} onOpenChange={(next) => !next && leave()}>
      <Dialog value={{ onClose, setState }}>{children}</Dialog>
    </Modal>
  );
}

type FormProps = {
  form: Pick<ReturnType<typeof useInputForm>, 'submit' | 'submitButton' | 'isSubmitting' | 'isDirty'>;
  /** What its button says, and what it says while the form is sent. */
  submitLabel: string;
  busyLabel?: string;
  autoComplete?: 'off';
  /** A button at the other end of the last row. */
  aside?: ReactNode;
  /** Its fields. */
  children: ReactNode;
};

/** The form in a `FormDialog`: its fields, and a last row that cancels and sends. */
export function DialogForm({ form, submitLabel, busyLabel = 'Saving...', autoComplete, aside, children }: FormProps) {
  const { submit, submitButton, isSubmitting, isDirty } = form;
  const { onClose, setState } = useContext(Dialog);
  useLeaveWarning(isDirty);
  useEffect(() => {
    setState({ isBusy: isSubmitting, isUnsaved: isDirty });
    return () => setState(resting);
  }, [setState, isSubmitting, isDirty]);
  return (
    <form noValidate autoComplete={autoComplete} onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        {children}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          {aside}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? busyLabel : submitLabel}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
