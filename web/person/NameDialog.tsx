import { PersonNameInput } from '#schema/person.ts';
import { useInputForm } from '#web/forms/useInputForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField } from '#web/ui/Field.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { useRenamePerson } from './useRenamePerson.ts';

type Props = { open: boolean; email: string; name: string; onClose: () => void };

/** Corrects the name of whoever is behind an address. It closes at once: the card shows what becomes of it. */
export const NameDialog = ({ open, onClose, ...person }: Props) => (
  <Modal
    open={open}
    onOpenChange={(next) => !next && onClose()}
    title="Correct the Name"
    description={`For everybody who works here. What came from ${person.email} stays as it was sent.`}
  >
    <NameForm {...person} onClose={onClose} />
  </Modal>
);

function NameForm({ email, name, onClose }: Omit<Props, 'open'>) {
  const rename = useRenamePerson(email);
  const { field, submit, submitButton } = useInputForm({
    rule: PersonNameInput,
    defaultValues: { name } as { name: string | null },
    send: async (input) => {
      onClose();
      await rename(input.name ?? null);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <InputField
        label="Name"
        autoComplete="off"
        hint="Leave it empty for the name that they gave last."
        {...field('name')}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" ref={submitButton}>
          Save Name
        </Button>
      </div>
    </form>
  );
}
