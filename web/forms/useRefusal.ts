import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Failure } from '#web/data/errors.ts';

/**
 * Sets what the server says of a form at its fields, and the focus on the first of them, or on the submit button when the
 * refusal belongs to no field. Give the button `submitButton` as its ref.
 * @param fields the names that the form has, in their order on the screen
 */
export function useRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: readonly Path<Values>[],
) {
  const submitButton = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<Path<Values> | 'form' | null>(null);
  const { isSubmitting } = form.formState;

  // Not before the fields can take the focus again.
  useEffect(() => {
    if (isSubmitting || !refused) return;
    if (refused === 'form') submitButton.current?.focus();
    else form.setFocus(refused);
    setRefused(null);
  }, [isSubmitting, refused, form]);

  const refuse = (failure: Failure) => {
    const faulty = fields.filter((name) => failure.fields[name]);
    for (const name of faulty) form.setError(name, { type: 'server', message: failure.fields[name] as string });
    setRefused(faulty[0] ?? 'form');
  };
  return { submitButton, refuse };
}
