import type { TypedDocumentNode } from '@apollo/client';
import { type FormEvent, useState } from 'react';
import type {
  FieldErrors,
  FieldValues,
  Path,
  PathValue,
  Resolver,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FormFactsInput } from '#web/gql/graphql.ts';
import { useFormResult } from '#web/shared/app/formResult.tsx';
import { toasts, wantToasts } from '#web/shared/app/toasts.ts';
import { type Failure, failureOf } from '#web/shared/data/errors.ts';
import { fetchMutation } from '#web/shared/data/fetchQuery.ts';
import { invalidate } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { useFormFacts } from './useFormFacts.ts';
import { useTypedText } from './useTypedText.ts';
import { useValidatedForm } from './useValidatedForm.ts';

type Options<Values, Output, Data, Variables> = {
  /** Loads the zod rule of the input; called when the form gets the focus. */
  rule: () => Promise<z.core.$ZodType<Output, Values>>;
  document: TypedDocumentNode<Data, Variables>;
  variables: (input: Output, form: FormFactsInput) => Variables;
  sentences: {
    faults: string;
    failed: string;
    /** The toast for a response without data; defaults to `failed`. */
    unexpected?: string;
  };
  onSent: (data: Data, input: Output) => void;
  /** Called first on failure. @returns true when the form need not show the failure */
  onRefused?: (failure: Failure) => boolean;
  /** The form's name on its page, if the tab keeps what is typed until it is sent. Never for a form with a password. */
  keptAs?: string;
};

/**
 * A public form. It is a `<form method="post">`, which the server answers with a page until the scripts are loaded
 * (server/app/pages/forms.ts). After that react-hook-form sends it without leaving the page. It has no default values:
 * it reads them from the fields, so that text typed before hydration stays.
 */
export function usePublicForm<Values extends FieldValues, Output, Data, Variables extends Record<string, unknown>>({
  rule,
  document,
  variables,
  sentences,
  onSent,
  onRefused,
  keptAs,
}: Options<Values, Output, Data, Variables>) {
  const t = useTexts();
  const posted = useFormResult();
  const { honeypot, facts } = useFormFacts();
  const [isSent, setSent] = useState(false);
  const [postedErrors] = useState(() => errorsOf(posted?.failure?.fields));
  const load = () => Promise.all([import('@hookform/resolvers/zod'), rule()]);
  const resolver: Resolver<Values, unknown, Output> = async (...values) => {
    try {
      const [{ zodResolver }, loaded] = await load();
      return await zodResolver<Values, unknown, Output>(loaded)(...values);
    } catch {
      // The rule could not be loaded. A form whose resolver throws would stay busy.
      return { values: {}, errors: { root: { type: 'load', message: sentences.failed } } as FieldErrors<Values> };
    }
  };
  const { form, field, submit, submitButton, isSubmitting } = useValidatedForm<Values, Output>({
    resolver,
    errors: postedErrors as FieldErrors<Values>,
    onInvalid: ({ root }) => {
      setSent(false);
      void tell('error', t(root?.message ?? sentences.faults));
    },
    async send(input) {
      setSent(false);
      try {
        const data = await fetchMutation(document, variables(input, facts()));
        // For example, a one-time link is used now: other pages must load its state again.
        invalidate();
        clear();
        setSent(true);
        onSent(data, input);
        return null;
      } catch (error) {
        const failure = failureOf(error);
        if (onRefused?.(failure)) return null;
        const unexpected = failure.code === 'NO_DATA' ? sentences.unexpected : undefined;
        void tell('error', t(failure.message ?? unexpected ?? sentences.failed));
        return failure;
      }
    },
  });

  const typed = useTypedText(form, keptAs, posted);
  const clear = () => {
    const names = Object.keys(form.getValues());
    form.reset(Object.fromEntries(names.map((name) => [name, ''])) as Values);
    typed.forget();
  };

  return {
    posted,
    honeypot,
    submitButton,
    isSubmitting,
    /** Whether the form was sent from this page; false again when the next one is sent. */
    isSent,
    isRestored: typed.isRestored,
    control: form.control,
    clear,
    /** Properties of a control: registration, first value, and the error, which is cleared on edit. */
    field: (name: Path<Values>) => {
      const control = field(name);
      return {
        ...keepingChoice(form, name, control),
        error: control.error && t(control.error),
        defaultValue: posted?.failure ? posted.values[name] : undefined,
      };
    },
    /** Properties of the form element. Without `action` the form posts to the page's own address. */
    form: {
      ref: typed.restore,
      onChange: typed.keep,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSubmitting) void submit(event);
      },
      // Load the rule and the toasts before they are needed; a failed load is tried again on submit.
      onFocus: () => {
        load().catch(() => undefined);
        void wantToasts();
      },
    },
  };
}

/**
 * Keeps the radio button that was chosen before hydration: react-hook-form reads only the first button of a group
 * before it sets them all.
 */
function keepingChoice<Values extends FieldValues, Output, Registration extends UseFormRegisterReturn>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
  { ref, ...registration }: Registration,
) {
  const keepThenRegister = (control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) => {
    const isChosen = control instanceof HTMLInputElement && control.type === 'radio' && control.checked;
    if (isChosen && form.getValues(name) !== control.value)
      form.setValue(name, control.value as PathValue<Values, Path<Values>>);
    ref(control);
  };
  return { ...registration, ref: keepThenRegister };
}

function errorsOf(fields: Failure['fields'] | undefined): FieldErrors | undefined {
  const entries = Object.entries(fields ?? {}).map(([name, message]) => [name, { type: 'server', message }]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

export async function tell(kind: 'success' | 'error', sentence: string): Promise<void> {
  const toast = await toasts();
  toast[kind](sentence, { id: 'form' });
}
