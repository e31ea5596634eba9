import { LostReasonForm } from '#schema/desk.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { TextareaField } from '#web/shared/ui/Field.tsx';

type Props = {
  open: boolean;
  reason: string;
  onClose: () => void;
  onReason: (reason: string) => Promise<Failure | null>;
};

export const LostReasonDialog = ({ open, ...form }: Props) => (
  <FormDialog
    open={open}
    onClose={form.onClose}
    title="Why Was It Lost?"
    description="Your colleagues read it in the conversation."
  >
    <ReasonForm {...form} />
  </FormDialog>
);

function ReasonForm({ reason, onReason, onClose }: Omit<Props, 'open'>) {
  const form = useInputForm({
    rule: LostReasonForm,
    defaultValues: { lostReason: reason },
    keepsToasts: true,
    send: async ({ lostReason }) => {
      const failure = await onReason(lostReason);
      if (!failure) onClose();
      return failure;
    },
  });
  return (
    <DialogForm form={form} submitLabel="Move to Lost" busyLabel="Moving...">
      <TextareaField label="Reason" required rows={3} {...form.field('lostReason')} />
    </DialogForm>
  );
}
