import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormEvent } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import type { Failure } from '#web/shared/data/errors.ts';
import { useRefusal } from './useRefusal.ts';

type Options<Values extends FieldValues, Output> = {
  /** The zod rule of the input. It judges the values when the form is sent. */
  rule: z.core.$ZodType<Output, Values>;
  /** Every field, in their order on the screen. */
  defaultValues: NoInfer<Values>;
  /** What a toast says when the rule finds faults; left out, there is no toast. */
  faults?: string | ((errors: FieldErrors<Values>) => string | undefined);
  /** Whether the toasts of before stay when the form is sent; as a rule they are out of date by then. */
  keepsToasts?: boolean;
  /** Whether the text of a refused field is selected, so that it is typed over. */
  selectsRefused?: boolean;
  /** Sends what the rule has made of the values. @returns why the server refused; nothing when there is nothing to show */
  send: (input: Output) => Promise<Failure | null | undefined>;
};

/**
 * A form of staff: judged by the zod rule of its input when it is sent, with the server's refusals at the fields. A fault
 * goes when its field is edited.
 */
export function useInputForm<Values extends FieldValues, Output>(options: Options<Values, Output>) {
  const { rule, defaultValues, faults, keepsToasts = false, selectsRefused = false, send } = options;
  const form = useForm<Values, unknown, Output>({
    resolver: standardSchemaResolver(rule),
    reValidateMode: 'onSubmit',
    defaultValues: defaultValues as DefaultValues<Values>,
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const { submitButton, refuse, focusNext } = useRefusal(form);

  const onValid = async (input: Output) => {
    const failure = await send(input);
    if (failure) refuse(failure, selectsRefused);
  };
  const onInvalid = (found: FieldErrors<Values>) => {
    const sentence = typeof faults === 'function' ? faults(found) : faults;
    if (sentence) toast.error(sentence);
  };
  return {
    form,
    isSubmitting,
    isDirty,
    /** The ref of the submit button. */
    submitButton,
    /** Moves the focus as soon as the fields can take it. */
    focusNext,
    /** For the form element's onSubmit. */
    submit: (event: FormEvent) => {
      if (!keepsToasts) toast.remove();
      return form.handleSubmit(onValid, onInvalid)(event);
    },
    /** The properties of a field's control: its registration, and its fault. */
    field: (name: Path<Values>) => ({
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: errors[name]?.message as string | undefined,
    }),
  };
}
