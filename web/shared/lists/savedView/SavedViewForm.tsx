import { SavedViewInput } from '#schema/savedView.ts';
import { DialogForm } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { InputField } from '#web/shared/ui/Field.tsx';
import type { useSavedViews } from './useSavedViews.ts';

type Props = { query: string; onSave: ReturnType<typeof useSavedViews>['save']; onClose: () => void };

export function SavedViewForm({ query, onSave, onClose }: Props) {
  const form = useInputForm({
    rule: SavedViewInput,
    defaultValues: { name: '', query },
    send: async (view) => {
      const failure = await onSave(view.name, view.query);
      if (!failure) onClose();
      return failure;
    },
  });
  return (
    <DialogForm form={form} submitLabel="Save View">
      <InputField label="Name" required maxLength={60} autoComplete="off" {...form.field('name')} />
    </DialogForm>
  );
}
