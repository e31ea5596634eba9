import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useFormResult } from '#web/app/formResult.tsx';
import { toasts, wantToasts } from '#web/app/toasts.ts';
import { fetchClient } from '#web/data/client.ts';
import { type Failure, failureOf } from '#web/data/errors.ts';
import type { FormFactsInput } from '#web/gql/graphql.ts';
import { useFormFacts } from './useFormFacts.ts';

/** Texts by the names of their fields. */
type Texts = Record<string, string>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Options<Output, Data, Variables> = {
  /** Brings what judges the form before it is sent: the rule of the server. It comes once somebody is at the form. */
  rule: () => Promise<z.core.$ZodType<Output>>;
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
 * A form for everybody. It is a real `<form method="post">`, which the server answers with a page (server/pages/forms.ts)
 * until the scripts are there; from then on it is sent without leaving the page, and what was typed before stays: the
 * fields keep it themselves.
 */
export function usePublicForm<Output, Data, Variables extends Record<string, unknown>>({
  rule,
  document,
  variables,
  sentences,
  onSent,
  onRefused,
}: Options<Output, Data, Variables>) {
  const posted = useFormResult();
  const { honeypot, facts } = useFormFacts();
  const element = useRef<HTMLFormElement>(null);
  // What was typed, for a form that is closed and opened again.
  const typed = useRef<Texts>({});
  const [initial, setInitial] = useState(posted?.failure ? posted.values : {});
  const [faults, setFaults] = useState<Texts>(posted?.failure?.fields ?? {});
  const [isSubmitting, setSubmitting] = useState(false);
  const { submitButton, focusFault } = useFaultFocus(element, isSubmitting);

  const clear = () => {
    typed.current = {};
    setInitial({});
    setFaults({});
    controlsOf(element.current).forEach(empty);
  };

  const send = async (form: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(form));
    setSubmitting(true);
    try {
      const judged = await (await rule())['~standard'].validate(values);
      if (judged.issues) {
        refuse(faultsOf(judged.issues));
        return await tell('error', sentences.faults);
      }
      setFaults({});
      const client = await fetchClient();
      const { data } = await client.mutate<Data>({
        mutation: document,
        variables: variables(judged.value, facts()),
      });
      if (!data) throw new UnexpectedAnswer(sentences.unexpected ?? sentences.failed);
      clear();
      onSent(data, judged.value, client);
    } catch (error) {
      const failure = failureOf(error);
      if (onRefused?.(failure)) return;
      refuse(failure.fields);
      const sentence = error instanceof UnexpectedAnswer ? error.message : (failure.message ?? sentences.failed);
      await tell('error', sentence);
    } finally {
      setSubmitting(false);
    }
  };
  const refuse = (fields: Texts) => {
    setFaults(fields);
    focusFault(fields);
  };

  return {
    /** What became of it when it was posted without scripts. */
    posted,
    /** For the field that people do not see. */
    honeypot,
    /** The ref of the submit button. */
    submitButton,
    isSubmitting,
    clear,
    /** The properties of the control of a field, its fault included, which goes when the field is edited. */
    field: (name: string) => ({
      name,
      onChange: ({ target }: ChangeEvent<Control>) => {
        typed.current[name] = target.value;
        setFaults(({ [name]: _, ...others }) => others);
      },
      defaultValue: typed.current[name] ?? initial[name],
      error: faults[name],
    }),
    /** For the form element: the server's address for it is the page's own. */
    form: {
      ref: element,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSubmitting) void send(event.currentTarget);
      },
      // What it is sent with is there by the time that it is filled in; what cannot be had now is asked for again then.
      onFocus: () => {
        for (const part of [fetchClient(), rule()]) part.catch(() => undefined);
        void wantToasts();
      },
    },
  };
}

/** Leads to the first field that has a fault, or to the submit button when the refusal belongs to no field. */
function useFaultFocus(element: { current: HTMLFormElement | null }, isSubmitting: boolean) {
  const submitButton = useRef<HTMLButtonElement>(null);
  const [faulty, setFaulty] = useState<Texts | null>(null);

  // Not before the fields can take the focus again.
  useEffect(() => {
    if (isSubmitting || !faulty) return;
    const first = controlsOf(element.current).find(({ name }) => faulty[name]);
    (first ?? submitButton.current)?.focus();
    setFaulty(null);
  }, [isSubmitting, faulty, element]);
  return { submitButton, focusFault: setFaulty };
}

/** What has a name in the form, in the order on the screen. */
const controlsOf = (form: HTMLFormElement | null) =>
  ([...(form?.elements ?? [])] as Control[]).filter(({ name, tagName }) => name && tagName !== 'BUTTON');

function empty(control: Control): void {
  if (control.type === 'radio') (control as HTMLInputElement).checked = false;
  else if (control.type !== 'hidden') control.value = '';
}

/** The first fault of each field. */
const faultsOf = (issues: readonly { message: string; path?: readonly unknown[] | undefined }[]): Texts =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]), message] as const).reverse());

class UnexpectedAnswer extends Error {}

/** Says something by a toast, instead of what was said of the last try. */
export async function tell(kind: 'success' | 'error', sentence: string): Promise<void> {
  const toast = await toasts();
  toast[kind](sentence, { id: 'form' });
}
