import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Failure } from '#web/shared/data/errors.ts';

/** Focus target: a field, whose text may be selected, or the submit button. */
type Focus<Values extends FieldValues> = { field: Path<Values> | 'submit'; shouldSelect?: boolean };

/**
 * Handles the server's refusal of a form. `submitButton` is the ref of the submit button.
 * @returns `refuse`, which sets the field errors and focuses the first of them, or the submit button when no field
 *   failed; and `focusNext`, which only sets the focus
 */
export function useRefusal<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  const submitButton = useRef<HTMLButtonElement>(null);
  const [focus, focusNext] = useState<Focus<Values> | null>(null);
  const { isSubmitting } = form.formState;

  // A disabled field cannot take the focus.
  useEffect(() => {
    if (isSubmitting || !focus) return;
    const { field, shouldSelect = false } = focus;
    if (field === 'submit') submitButton.current?.focus();
    else form.setFocus(field, { shouldSelect });
    focusNext(null);
  }, [isSubmitting, focus, form]);

  const refuse = ({ fields }: Pick<Failure, 'fields'>, shouldSelect = false) => {
    // In screen order, which is the order of the default values or of registration.
    const faulty = (Object.keys(form.getValues()) as Path<Values>[]).filter((name) => fields[name]);
    for (const name of faulty) form.setError(name, { type: 'server', message: fields[name] as string });
    focusNext({ field: faulty[0] ?? 'submit', shouldSelect });
  };
  return { submitButton, refuse, focusNext };
}
