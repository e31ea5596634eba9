import { Upload as UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { CreateImportInput, importEndings, importRowNames, importStrings, MAX_IMPORT_BYTES } from '#schema/import.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField, SelectField, TextareaField } from '#web/shared/ui/Field.tsx';
import { Progress } from './Progress.tsx';
import { type Upload, useUpload } from './useUpload.ts';

type RowKind = keyof typeof importRowNames;
const example = `{ "postTypes": { "project": { "as": "item", "category": "project_type", "client": "meta:client" } } }`;

export function UploadForm({ onDone }: { onDone: (id: string) => void }) {
  const chosenFile = useRef<File | null>(null);
  // After submission the file input is remounted empty.
  const [round, setRound] = useState(0);
  const [kind, setKind] = useState<RowKind | ''>('');
  const { upload, send } = useUpload((id) => {
    form.reset();
    chosenFile.current = null;
    setRound(round + 1);
    onDone(id);
  });
  const { form, field, submit, submitButton, isSubmitting } = useInputForm({
    rule: CreateImportInput,
    defaultValues: { fileName: '', size: 0, address: '', mapping: '' },
    faults: importStrings.faults,
    send: async (input) => {
      if (!chosenFile.current) return null;
      const failure = await send({ ...input, kind: isTable && kind ? kind : null }, chosenFile.current);
      if (failure && !Object.keys(failure.fields).length) toast.error(failure.message ?? importStrings.uploadFailed);
      return failure;
    },
  });
  const { fileName, size } = form.formState.errors;
  const isTable = /\.[ct]sv$/i.test(form.watch('fileName'));
  const onFile = (file: File | null) => {
    chosenFile.current = file;
    form.setValue('fileName', file?.name ?? '');
    form.setValue('size', file?.size ?? 0);
    form.clearErrors(['fileName', 'size']);
  };
  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 content-start gap-5" aria-label="Upload an export">
      <InputField
        key={round}
        type="file"
        label="Export"
        required
        accept={importEndings.join()}
        disabled={isSubmitting}
        error={fileName?.message ?? size?.message}
        hint={`${importEndings.join(', ')}, at most ${MAX_IMPORT_BYTES / 1024 ** 2} MB. It is only looked through at first.`}
        className="text-sm"
        onChange={({ target }) => onFile(target.files?.[0] ?? null)}
      />
      {isTable && (
        <SelectField
          label="What the rows of the table are"
          value={kind}
          disabled={isSubmitting}
          onChange={({ target }) => setKind(target.value as RowKind | '')}
        >
          <option value="">To be seen from its first row</option>
          {Object.entries(importRowNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <MoreFields field={field} disabled={isSubmitting} />
      {upload ? (
        <RunningUpload upload={upload} />
      ) : (
        <Button type="submit" ref={submitButton} className="justify-self-start">
          <UploadIcon aria-hidden="true" className="size-5" /> Upload and Look Through
        </Button>
      )}
    </form>
  );
}

const typing = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

type Input = typeof CreateImportInput;
type Form = ReturnType<typeof useInputForm<z.input<Input>, z.output<Input>>>;

/** What some kinds of exports need. */
const MoreFields = ({ field, disabled }: Pick<Form, 'field'> & { disabled: boolean }) => (
  <details>
    <summary className="link inline-block text-sm font-semibold">More about the export</summary>
    <div className="mt-4 grid gap-5">
      <InputField
        label="Address of the Ghost site"
        type="url"
        placeholder="https://blog.example.com"
        hint="An export of Ghost does not say it. Pictures that are not in the archive are fetched from there."
        disabled={disabled}
        {...typing}
        {...field('address')}
      />
      <TextareaField
        label="Mapping of other kinds of content"
        rows={3}
        placeholder={example}
        hint="What custom post types of WordPress or the columns of a table become, as JSON."
        disabled={disabled}
        className="font-mono text-sm"
        {...typing}
        {...field('mapping')}
      />
    </div>
  </details>
);

const RunningUpload = ({ upload }: { upload: Upload }) => (
  <div className="grid gap-3">
    <Progress
      label={`Upload of ${upload.name}`}
      value={upload.progress}
      max={1}
      valueText="of the file has been sent"
    />
    <Button variant="secondary" className="justify-self-start" onClick={upload.cancel}>
      Cancel the Upload
    </Button>
  </div>
);
