import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormEvent } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import type { Failure } from '#web/shared/data/errors.ts';
import { useRefusal } from './useRefusal.ts';

type Options<Values extends FieldValues, Output> = {
  /** The zod rule of the input; validates on submit. */
  rule: z.core.$ZodType<Output, Values>;
  /** All fields, in screen order. */
  defaultValues: NoInfer<Values>;
  /** The toast when validation fails; without it there is no toast. */
  faults?: string | ((errors: FieldErrors<Values>) => string | undefined);
  /** Whether earlier toasts stay on submit; by default they are removed as out of date. */
  keepsToasts?: boolean;
  /** Whether the text of a refused field is selected, so that typing replaces it. */
  selectsRefused?: boolean;
  /** Sends the validated input. @returns the failure; nothing when there is nothing to show */
  send: (input: Output) => Promise<Failure | null | undefined>;
};

/**
 * A form of the office: validated with the zod rule on submit, with the server's errors at the fields. An error is
 * cleared when its field is edited.
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
    submitButton,
    /** Moves the focus once the fields are enabled. */
    focusNext,
    submit: (event: FormEvent) => {
      if (!keepsToasts) toast.remove();
      return form.handleSubmit(onValid, onInvalid)(event);
    },
    /** Properties of a control: registration and error. */
    field: (name: Path<Values>) => ({
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: errors[name]?.message as string | undefined,
    }),
  };
}
