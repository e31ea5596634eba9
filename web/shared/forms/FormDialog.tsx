import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { askToLeave } from './unsaved.ts';
import type { useInputForm } from './useInputForm.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

type FromDialog = {
  onClose: () => void;
  setBusy: (isBusy: boolean) => void;
  /** Whether the form has unsaved changes. Written in a layout effect: Escape may follow the first letter at once. */
  isUnsaved: RefObject<boolean>;
};
const Dialog = createContext<FromDialog>({ onClose: () => {}, setBusy: () => {}, isUnsaved: { current: false } });

type DialogProps = Pick<ComponentProps<typeof Modal>, 'open' | 'title' | 'description' | 'children'> & {
  onClose: () => void;
};

/**
 * A dialog around a `DialogForm`. It stays open while the form is sent. Escape and the close button ask before changes
 * are lost; Cancel does not.
 */
export function FormDialog({ onClose, children, ...modal }: DialogProps) {
  const [isBusy, setBusy] = useState(false);
  const isUnsaved = useRef(false);
  const leave = () => (isUnsaved.current ? askToLeave(onClose, 'dialog') : onClose());
  return (
    <Modal {...modal} busy={isBusy} onOpenChange={(next) => !next && leave()}>
      <Dialog value={{ onClose, setBusy, isUnsaved }}>{children}</Dialog>
    </Modal>
  );
}

type FormProps = {
  form: Pick<ReturnType<typeof useInputForm>, 'submit' | 'submitButton' | 'isSubmitting' | 'isDirty'>;
  submitLabel: string;
  busyLabel?: string;
  autoComplete?: 'off';
  aside?: ReactNode;
  children: ReactNode;
};

export function DialogForm({ form, submitLabel, busyLabel = 'Saving...', autoComplete, aside, children }: FormProps) {
  const { submit, submitButton, isSubmitting, isDirty } = form;
  const { onClose, setBusy, isUnsaved } = useContext(Dialog);
  useLeaveWarning(isDirty);
  useLayoutEffect(() => {
    isUnsaved.current = isDirty;
    return () => {
      isUnsaved.current = false;
    };
  }, [isUnsaved, isDirty]);
  useEffect(() => {
    setBusy(isSubmitting);
    return () => setBusy(false);
  }, [setBusy, isSubmitting]);
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
