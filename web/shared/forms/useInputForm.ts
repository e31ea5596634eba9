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
  rule: z.core.$ZodType<Output, Values> | (() => z.core.$ZodType<Output, Values>);
  /** All fields, in screen order. */
  defaultValues: NoInfer<Values>;
  faults?: string | ((errors: FieldErrors<Values>) => string | undefined);
  keepsToasts?: boolean;
};

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
