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
import { invalidate } from '#web/shared/data/loaderData.tsx';
import { useFormFacts } from './useFormFacts.ts';
import { useRefusal } from './useRefusal.ts';

type Options<Values, Output, Data, Variables> = {
  /** Brings the zod rule of the input, which judges the form before it is sent. It comes once somebody is at the form. */
  rule: () => Promise<z.core.$ZodType<Output, Values>>;
  /** The mutation that is sent. */
  document: TypedDocumentNode<Data, Variables>;
  variables: (input: Output, form: FormFactsInput) => Variables;
  sentences: {
    /** The toast when the rule finds a fault. */
    faults: string;
    /** Said of a failure about which the server says nothing. */
    failed: string;
    /** Said of a response without data; left out, `failed` is said. */
    unexpected?: string;
  };
  /** What follows when it was accepted; the form is empty again by then. */
  onSent: (data: Data, input: Output) => void;
  /** Sees a refusal first. @returns true when it has been dealt with, and the form need not say it */
  onRefused?: (failure: Failure) => boolean;
};

/**
 * A form for everybody. It is a real `<form method="post">`, which the server answers with a page (server/app/pages/forms.ts)
 * until the scripts are there; from then on react-hook-form sends it without leaving the page. It is given no default
 * values: it reads them from the fields, so that what was typed before the scripts came stays.
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

  // Not a resolver of react-hook-form: after one that fails, as this rule may when it is loaded, the form stays busy.
  const judgeAndSend = async (values: Values) => {
    try {
      const judged = await (await rule())['~standard'].validate(values);
      if (judged.issues) {
        refuse({ fields: faultsOf(judged.issues) });
        return await tell('error', sentences.faults);
      }
      const data = await fetchMutation(document, variables(judged.value, facts()));
      // The link that has been used, for one: the next page that asks learns of it.
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
    /** What became of it when it was posted without scripts. */
    posted,
    /** For the field that people do not see. */
    honeypot,
    /** The ref of the submit button. */
    submitButton,
    isSubmitting,
    /** For useWatch. */
    control: form.control,
    clear,
    /** The properties of a field's control: its registration, its first value, and its fault, which goes when it is edited. */
    field: (name: Path<Values>) => ({
      ...keepingChoice(form, name, form.register(name, { onChange: () => form.clearErrors(name) })),
      defaultValue: posted?.failure ? posted.values[name] : undefined,
      error: errors[name]?.message as string | undefined,
    }),
    /** For the form element: the server's address for it is the page's own. */
    form: {
      ref: element,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSubmitting) void form.handleSubmit(judgeAndSend)();
      },
      // What it is sent with is there by the time that it is filled in; what cannot be had now is asked for again then.
      onFocus: () => {
        rule().catch(() => undefined);
        void wantToasts();
      },
    },
  };
}

/**
 * @returns a registration that keeps the radio button which was chosen before the scripts came: react-hook-form reads only
 * the first button of a group before it sets them all
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

/** @returns the server's sentences as react-hook-form has them; undefined for none */
function errorsOf(fields: Failure['fields'] | undefined): FieldErrors | undefined {
  const entries = Object.entries(fields ?? {}).map(([name, message]) => [name, { type: 'server', message }]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The first fault of each field. */
const faultsOf = (issues: readonly { message: string; path?: readonly unknown[] | undefined }[]): Failure['fields'] =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]), message] as const).reverse());

/** Says something by a toast, instead of what was said of the last try. */
export async function tell(kind: 'success' | 'error', sentence: string): Promise<void> {
  const toast = await toasts();
  toast[kind](sentence, { id: 'form' });
}
