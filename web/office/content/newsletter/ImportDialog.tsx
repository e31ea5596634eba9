import { toast } from 'react-hot-toast';
import { ImportSubscribersInput } from '#schema/newsletter.ts';
import { newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { InputField, SelectField, TextareaField } from '#web/shared/ui/Field.tsx';
import { ImportSubscribersDocument, NewsletterOverviewDocument, NewsletterSubscribersDocument } from './documents.ts';

type Props = { open: boolean; interests: readonly string[]; onClose: () => void };

export const ImportDialog = ({ open, interests, onClose }: Props) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title="Import Subscribers"
    description="A CSV file with the column Email, and Interests if you like. Known addresses stay as they are: whoever has left stays away."
  >
    <ImportForm interests={interests} onClose={onClose} />
  </FormDialog>
);

function ImportForm({ interests, onClose }: Omit<Props, 'open'>) {
  const [send] = useCommand(ImportSubscribersDocument, {
    sentences: { failed: strings.importFailed },
    refetchQueries: [NewsletterSubscribersDocument, NewsletterOverviewDocument],
    onDone: ({ importSubscribers: { added, known, invalid } }) => {
      const parts = [
        strings.imported(added),
        known && `${known} known.`,
        invalid && `${invalid} without a valid address.`,
      ];
      toast.success(parts.filter(Boolean).join(' '));
    },
  });
  const inputForm = useInputForm({
    rule: ImportSubscribersInput,
    defaultValues: { csv: '', consent: '', interest: '' },
    send: async (input) => {
      const { failure } = await send({ input });
      if (!failure) onClose();
      return failure;
    },
  });
  const { form, field } = inputForm;
  const { error, name } = field('csv');
  const read = async (file: File | undefined) =>
    form.setValue('csv', file ? await file.text() : '', { shouldDirty: true, shouldValidate: true });
  return (
    <DialogForm form={inputForm} submitLabel="Import" busyLabel="Importing...">
      <InputField
        label="File"
        type="file"
        accept=".csv,text/csv"
        required
        name={name}
        error={error}
        className="text-sm"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <TextareaField
        label="How have they agreed?"
        hint="It is stored with each address, for example: ticked the box of our order form, 2024 to 2026."
        required
        rows={3}
        {...field('consent')}
      />
      {interests.length > 0 && (
        <SelectField label="Interest of rows without one" {...field('interest')}>
          <option value="">Everything</option>
          {interests.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      )}
    </DialogForm>
  );
}
