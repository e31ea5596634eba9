import type { TypedDocumentNode } from '@apollo/client';
import { type FormEvent, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FormFactsInput } from '#web/gql/graphql.ts';
import { useFormResult } from '#web/shared/app/formResult.tsx';
import { toasts, wantToasts } from '#web/shared/app/toasts.ts';
import { type Failure, failureOf } from '#web/shared/data/errors.ts';
import { fetchMutation } from '#web/shared/data/fetchQuery.ts';
import { invalidate } from '#web/shared/data/routeData.ts';
import { useFormFacts } from './useFormFacts.ts';
import { useRefusal } from './useRefusal.ts';

type Options<Values, Output, Data, Variables> = {
  /** Loads the zod rule of the input; called when the form gets the focus. */
  rule: () => Promise<z.core.$ZodType<Output, Values>>;
  document: TypedDocumentNode<Data, Variables>;
  variables: (input: Output, form: FormFactsInput) => Variables;
  sentences: {
    /** The toast when validation fails. */
    faults: string;
    /** The toast when the server sends no message. */
    failed: string;
    /** The toast for a response without data; defaults to `failed`. */
    unexpected?: string;
  };
  /** Called after success, when the form is empty again. */
  onSent: (data: Data, input: Output) => void;
  /** Called first on failure. @returns true when the form need not show the failure */
  onRefused?: (failure: Failure) => boolean;
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
}: Options<Values, Output, Data, Variables>) {
  const posted = useFormResult();
  const { honeypot, facts } = useFormFacts();
  const element = useRef<HTMLFormElement>(null);
  const [postedErrors] = useState(() => errorsOf(posted?.failure?.fields));
  const form = useForm<Values>({ reValidateMode: 'onSubmit', errors: postedErrors as FieldErrors<Values> });
  const { errors, isSubmitting } = form.formState;
  const { submitButton, refuse } = useRefusal(form);

  const clear = () => {
    const names = Object.keys(form.getValues());
    form.reset(Object.fromEntries(names.map((name) => [name, ''])) as Values);
  };

  // Not a resolver of react-hook-form: when a resolver throws, as this rule may while it loads, the form stays busy.
  const judgeAndSend = async (values: Values) => {
    try {
      const judged = await (await rule())['~standard'].validate(values);
      if (judged.issues) {
        refuse({ fields: faultsOf(judged.issues) });
        return await tell('error', sentences.faults);
      }
      const data = await fetchMutation(document, variables(judged.value, facts()));
      // For example, a one-time link is used now: other pages must load its state again.
      invalidate();
      clear();
      onSent(data, judged.value);
    } catch (error) {
      const failure = failureOf(error);
      if (onRefused?.(failure)) return;
      refuse(failure);
      const unexpected = failure.code === 'NO_DATA' ? sentences.unexpected : undefined;
      await tell('error', failure.message ?? unexpected ?? sentences.failed);
    }
  };

  return {
    /** Result of the form when it was posted without scripts. */
    posted,
    honeypot,
    submitButton,
    isSubmitting,
    control: form.control,
    clear,
    /** Properties of a control: registration, first value, and the error, which is cleared on edit. */
    field: (name: Path<Values>) => ({
      ...keepingChoice(form, name, form.register(name, { onChange: () => form.clearErrors(name) })),
      defaultValue: posted?.failure ? posted.values[name] : undefined,
      error: errors[name]?.message as string | undefined,
    }),
    /** Properties of the form element. Without `action` the form posts to the page's own address. */
    form: {
      ref: element,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSubmitting) void form.handleSubmit(judgeAndSend)();
      },
      // Load the rule and the toasts before they are needed; a failed load is tried again on submit.
      onFocus: () => {
        rule().catch(() => undefined);
        void wantToasts();
      },
    },
  };
}

/**
 * Keeps the radio button that was chosen before hydration: react-hook-form reads only the first button of a group
 * before it sets them all.
 */
function keepingChoice<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
  { ref, ...registration }: UseFormRegisterReturn,
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

/** The first error of each field. */
const faultsOf = (issues: readonly { message: string; path?: readonly unknown[] | undefined }[]): Failure['fields'] =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]), message] as const).reverse());

/** Shows a toast in place of the form's last one. */
export async function tell(kind: 'success' | 'error', sentence: string): Promise<void> {
  const toast = await toasts();
  toast[kind](sentence, { id: 'form' });
}
