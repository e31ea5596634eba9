import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import {
  fillTemplate,
  type Placeholder,
  placeholders,
  ReplyTemplateInput,
  replyTemplateStrings,
} from '#schema/replyTemplate.ts';
import type { ReplyTemplatesQuery } from '#web/gql/graphql.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { insertText } from '#web/shared/forms/insertText.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useSession } from '#web/shared/session/session.ts';
import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { useSaveTemplate } from './useSaveTemplate.ts';

export type Template = ReplyTemplatesQuery['replyTemplates']['nodes'][number];
type Props = {
  open: boolean;
  /** The template to edit; undefined for a new one. */
  template?: Template | undefined;
  onClose: () => void;
};

const placeholderNames = Object.keys(placeholders) as Placeholder[];

export const TemplateDialog = ({ open, template, onClose }: Props) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={template ? 'Edit Template' : 'Add a Template'}
    description="A text that replies begin with. What stands in braces is filled in for each enquiry."
  >
    <TemplateForm template={template} onClose={onClose} />
  </FormDialog>
);

function TemplateForm({ template, onClose }: Omit<Props, 'open'>) {
  const save = useSaveTemplate(template?.id ?? null);
  const inputForm = useInputForm({
    rule: ReplyTemplateInput,
    defaultValues: { name: template?.name ?? '', text: template?.text ?? '' },
    faults: replyTemplateStrings.faults,
    send: async (input) => {
      const failure = await save(input);
      if (!failure) onClose();
      return failure;
    },
  });
  const { form, field } = inputForm;
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { ref, ...fieldProps } = field('text');
  const insert = (name: Placeholder) => {
    if (textarea.current) insertText(textarea.current, `{${name}}`);
  };
  return (
    <DialogForm form={inputForm} submitLabel={template ? 'Save Template' : 'Add Template'}>
      <InputField label="Name" required autoComplete="off" hint="It is found by this." {...field('name')} />
      <div className="grid min-w-0 gap-2.5">
        <TextareaField
          label="Text"
          required
          rows={8}
          {...fieldProps}
          ref={(control) => {
            ref(control);
            textarea.current = control;
          }}
        />
        <Placeholders onInsert={insert} />
      </div>
      <Preview text={useWatch({ control: form.control, name: 'text' })} />
    </DialogForm>
  );
}

const Placeholders = ({ onInsert }: { onInsert: (name: Placeholder) => void }) => (
  <ul aria-label="Placeholders" className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
    {placeholderNames.map((name) => (
      <li key={name} className="grid content-start gap-0.5">
        <button
          type="button"
          aria-label={`Insert {${name}}`}
          title={`Insert {${name}}`}
          className="min-h-8 justify-self-start border-2 border-edge px-2 font-mono text-sm hover:border-ink hover:bg-ink hover:text-paper"
          onClick={() => onInsert(name)}
        >
          {`{${name}}`}
        </button>
        <span className="text-xs text-ink-soft">{placeholders[name]}</span>
      </li>
    ))}
  </ul>
);

function Preview({ text }: { text: string }) {
  const values = {
    ...{ name: 'Priya Sharma', service: 'Web Development' },
    ...{ brand: useSite().name, sender: useSession()?.user.name ?? '' },
  };
  return (
    <section aria-label="Preview" className="grid min-w-0 gap-1.5">
      <p className="text-sm font-semibold">Preview</p>
      <p className="max-h-48 min-h-12 overflow-y-auto border-l-4 border-ink bg-paper-deep px-4 py-3 text-sm whitespace-pre-wrap wrap-anywhere">
        {text.trim() ? (
          fillTemplate(text, values)
        ) : (
          <span className="text-ink-soft">To Priya Sharma, about Web Development.</span>
        )}
      </p>
    </section>
  );
}
