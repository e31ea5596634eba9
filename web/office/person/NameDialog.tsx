import { PersonNameInput } from '#schema/person.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { InputField } from '#web/shared/ui/Field.tsx';
import { useRenamePerson } from './useRenamePerson.ts';

type Props = { open: boolean; email: string; name: string; onClose: () => void };

/** Corrects a person's name. It closes at once: the card shows the result. */
export const NameDialog = ({ open, onClose, ...person }: Props) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title="Correct the Name"
    description={`For everybody who works here. What came from ${person.email} stays as it was sent.`}
  >
    <NameForm {...person} onClose={onClose} />
  </FormDialog>
);

function NameForm({ email, name, onClose }: Omit<Props, 'open'>) {
  const rename = useRenamePerson(email);
  const form = useInputForm({
    rule: PersonNameInput,
    defaultValues: { name } as { name: string | null },
    send: async (input) => {
      onClose();
      await rename(input.name ?? null);
    },
  });
  return (
    <DialogForm form={form} submitLabel="Save Name">
      <InputField
        label="Name"
        autoComplete="off"
        hint="Leave it empty for the name that they gave last."
        {...form.field('name')}
      />
    </DialogForm>
  );
}
