import { useCallback, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { FormResult } from '#web/shared/app/formResult.tsx';

type Typed = Record<string, unknown>;

/**
 * Keeps what is typed in this tab, so that it survives Back and a reload. The browser may forbid storage: then nothing is
 * kept.
 * @param name the form's name on its page; undefined to keep nothing
 * @param posted the result of the form without scripts, which decides before what is kept
 */
export function useTypedText<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string | undefined,
  posted: FormResult | null,
) {
  const [isRestored, setRestored] = useState(false);
  const keep = () => {
    if (name) write(keyOf(name), form.getValues());
  };
  const forget = () => {
    setRestored(false);
    if (name) write(keyOf(name), null);
  };
  // A stable function: React calls it once for each form element, such as that of a dialog that opens again.
  const restore = useCallback(
    (element: HTMLFormElement | null) => {
      if (!element || !name) return;
      if (posted && !posted.failure) write(keyOf(name), null);
      if (posted) return;
      const missing = Object.entries(read(keyOf(name))).filter(
        ([field, value]) => value && isEmpty(form.getValues(field as Path<Values>)) && isFieldOf(element, field),
      );
      for (const [field, value] of missing)
        form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
      if (missing.length > 0) setRestored(true);
    },
    [form, name, posted],
  );
  return { isRestored, keep, forget, restore };
}

const keyOf = (name: string): string => `typed:${location.pathname}:${name}`;

const isEmpty = (value: unknown): boolean => !value;

const isFieldOf = (element: HTMLFormElement, field: string): boolean => element.elements.namedItem(field) !== null;

function read(key: string): Typed {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Typed;
  } catch {
    return {};
  }
}

function write(key: string, typed: Typed | null): void {
  try {
    if (typed && Object.values(typed).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(typed));
    else sessionStorage.removeItem(key);
  } catch {
    // The browser forbids storage.
  }
}
