import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent } from 'react';
import type { DefaultValues, FieldErrors, FieldValues } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { type FormOptions, useValidatedForm } from './useValidatedForm.ts';

type Options<Values extends FieldValues, Output> = Pick<
  FormOptions<Values, Output>,
  'mode' | 'reValidateMode' | 'selectsRefused' | 'send'
> & {
  /** The zod rule of the input, or a function that returns the present one; validates on submit. */
  rule: z.core.$ZodType<Output, Values> | (() => z.core.$ZodType<Output, Values>);
  /** All fields, in screen order. */
  defaultValues: NoInfer<Values>;
  /** The toast when validation fails; without it there is no toast. */
  faults?: string | ((errors: FieldErrors<Values>) => string | undefined);
  /** Whether earlier toasts stay on submit; by default they are removed as out of date. */
  keepsToasts?: boolean;
};

/** A form of the office, validated with the zod rule of its input. */
export function useInputForm<Values extends FieldValues, Output>(options: Options<Values, Output>) {
  const { rule, defaultValues, faults, keepsToasts = false, ...props } = options;
  const form = useValidatedForm<Values, Output>({
    ...props,
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: (...values) =>
      zodResolver<Values, unknown, Output>(typeof rule === 'function' ? rule() : rule)(...values),
    onInvalid: (errors) => {
      const sentence = typeof faults === 'function' ? faults(errors) : faults;
      if (sentence) toast.error(sentence);
    },
  });
  const submit = (event: FormEvent) => {
    if (!keepsToasts) toast.remove();
    return form.submit(event);
  };
  return { ...form, submit };
}
