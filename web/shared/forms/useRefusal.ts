import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Failure } from '#web/shared/data/errors.ts';

/** Where the focus goes: a field, whose text may be selected too, or the submit button. */
type Focus<Values extends FieldValues> = { field: Path<Values> | 'submit'; shouldSelect?: boolean };

/**
 * What happens to a form when the server has answered. Give the submit button `submitButton` as its ref.
 * @returns `refuse`, which sets the server's sentences at their fields and the focus on the first of them, or on the submit
 * button when the failure belongs to no field; and `focusNext`, which sets the focus only
 */
export function useRefusal<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  const submitButton = useRef<HTMLButtonElement>(null);
  const [focus, focusNext] = useState<Focus<Values> | null>(null);
  const { isSubmitting } = form.formState;

  // Only a field that is open again can take the focus.
  useEffect(() => {
    if (isSubmitting || !focus) return;
    const { field, shouldSelect = false } = focus;
    if (field === 'submit') submitButton.current?.focus();
    else form.setFocus(field, { shouldSelect });
    focusNext(null);
  }, [isSubmitting, focus, form]);

  const refuse = ({ fields }: Pick<Failure, 'fields'>, shouldSelect = false) => {
    // In their order on the screen, which is that of the default values, or that in which they were registered.
    const faulty = (Object.keys(form.getValues()) as Path<Values>[]).filter((name) => fields[name]);
    for (const name of faulty) form.setError(name, { type: 'server', message: fields[name] as string });
    focusNext({ field: faulty[0] ?? 'submit', shouldSelect });
  };
  return { submitButton, refuse, focusNext };
}
