import { useState } from 'react';
import { LostReasonInput } from '#schema/desk.ts';
import type { Failure } from '#web/data/errors.ts';
import { useInputForm } from '#web/forms/useInputForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextareaField } from '#web/ui/Field.tsx';
import { Modal } from '#web/ui/Modal.tsx';

type Props = {
  open: boolean;
  /** What was said before; empty when nothing was. */
  reason: string;
  onClose: () => void;
  /** Moves the message. @returns why that was refused; null when it has been moved */
  onReason: (reason: string) => Promise<Failure | null>;
};

/** Asks why an enquiry was lost, before it is moved there. */
export function LostReasonDialog({ open, onClose, ...rest }: Props) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      busy={isBusy}
      title="Why Was It Lost?"
      description="Your colleagues read it in the conversation."
    >
      <ReasonForm {...rest} onBusy={setBusy} onClose={onClose} />
    </Modal>
  );
}

type FormProps = Omit<Props, 'open'> & { onBusy: (isBusy: boolean) => void };

function ReasonForm({ reason, onReason, onBusy, onClose }: FormProps) {
  const { field, submit, submitButton, isSubmitting } = useInputForm({
    rule: LostReasonInput,
    defaultValues: { lostReason: reason },
    keepsToasts: true,
    send: async ({ lostReason }) => {
      onBusy(true);
      const failure = await onReason(lostReason);
      onBusy(false);
      if (!failure) onClose();
      return failure;
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        <TextareaField label="Reason" required rows={3} {...field('lostReason')} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? 'Moving...' : 'Move to Lost'}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
