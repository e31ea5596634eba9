import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { usePosted } from '#web/app/posted.tsx';
import { useSource } from '#web/data.ts';
import { type Failure, failureOf } from '#web/errors.ts';
import type { FormFactsInput } from '#web/gql/graphql.ts';
import { toasts, wantToasts } from '#web/toasts.ts';
import { useRefusal } from '#web/ui/useRefusal.ts';
import { useFormFacts } from '#web/useFormFacts.ts';

type Rule<Input extends FieldValues, Output> = z.ZodMiniObject & z.core.$ZodType<Output, Input>;
type Options<Input extends FieldValues, Output, Data, Variables> = {
  /** Judges the form before it is sent: the rule of the server. */
  rule: Rule<Input, Output>;
  /** What is sent. */
  document: TypedDocumentNode<Data, Variables>;
  variables: (input: Output, form: FormFactsInput) => Variables;
  sentences: {
    /** The toast when the rule finds a fault. */
    faults: string;
    /** Said of a failure about which the server says nothing. */
    failed: string;
    /** Said of an answer that holds nothing. */
    unexpected?: string;
  };
  /** What follows when it was accepted; the form is empty again by then. */
  onSent: (data: Data, input: Output, client: ApolloClient) => void;
  /** Sees a refusal first. @returns true when it has been dealt with, and the form need not say it */
  onRefused?: (failure: Failure) => boolean;
};

/**
 * A form for everybody. It is a real `<form method="post">`, which the server answers with a page (server/render/forms.ts)
 * until the scripts are there; from then on it is sent without leaving the page, and what was typed before stays.
 */
export function usePublicForm<Input extends FieldValues, Output, Data, Variables extends Record<string, unknown>>({
  rule,
  document,
  variables,
  sentences,
  onSent,
  onRefused,
}: Options<Input, Output, Data, Variables>) {
  const { fetchClient } = useSource();
  const posted = usePosted();
  const { honeypot, facts } = useFormFacts();
  const values = posted?.failure ? posted.values : {};
  // Without default values: what stands in the fields when the scripts arrive is what counts.
  const form = useForm<Input, unknown, Output>({ resolver: standardSchemaResolver(rule), reValidateMode: 'onSubmit' });
  const { register, handleSubmit, clearErrors, reset, formState } = form;
  const [refused, setRefused] = useState(posted?.failure?.fields ?? {});
  const fields = Object.keys(rule._zod.def.shape) as Path<Input>[];
  const { submitButton, refuse } = useRefusal(form, fields);

  const clear = () => reset(Object.fromEntries(fields.map((name) => [name, ''])) as Input);
  const fault = (name: Path<Input>) => formState.errors[name]?.message?.toString() ?? refused[name];

  const send = async (input: Output) => {
    setRefused({});
    try {
      const client = await fetchClient();
      const { data } = await client.mutate({ mutation: document, variables: variables(input, facts()) } as never);
      if (!data) throw new UnexpectedAnswer(sentences.unexpected ?? sentences.failed);
      clear();
      onSent(data as Data, input, client);
    } catch (error) {
      const failure = failureOf(error);
      if (onRefused?.(failure)) return;
      refuse(failure);
      const sentence = error instanceof UnexpectedAnswer ? error.message : (failure.message ?? sentences.failed);
      await tell('error', sentence);
    }
  };

  return {
    ...form,
    /** What became of it when it was posted without scripts. */
    posted,
    /** For the field that people do not see. */
    honeypot,
    /** The ref of the submit button. */
    submitButton,
    isSubmitting: formState.isSubmitting,
    clear,
    /** The properties of the control of a field, its fault included, which goes when the field is edited. */
    field: (name: Path<Input>) => ({
      ...register(name, {
        onChange: () => {
          clearErrors(name);
          setRefused(({ [name]: _, ...others }) => others);
        },
      }),
      defaultValue: values[name],
      error: fault(name),
    }),
    /** For the form element: the server's address for it is the page's own. */
    form: {
      method: 'post' as const,
      noValidate: true,
      onSubmit: handleSubmit(send, () => void tell('error', sentences.faults)),
      // What it is sent with is there by the time that it is filled in.
      onFocus: () => {
        fetchClient().catch(() => undefined);
        void wantToasts();
      },
    },
  };
}

class UnexpectedAnswer extends Error {}

/** Says something by a toast, instead of what was said of the last try. */
export async function tell(kind: 'success' | 'error', sentence: string): Promise<void> {
  const toast = await toasts();
  toast[kind](sentence, { id: 'form' });
}
