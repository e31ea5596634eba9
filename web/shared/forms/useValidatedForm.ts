import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form';
import type { Failure } from '#web/shared/data/errors.ts';

type Focus<Values extends FieldValues> = { field: Path<Values> | 'submit'; shouldSelect?: boolean };

export type FormOptions<Values extends FieldValues, Output> = UseFormProps<Values, unknown, Output> & {
  /** Whether the text of a refused field is selected, so that typing replaces it. */
  selectsRefused?: boolean;
  /** Sends the validated input. @returns the failure; nothing when there is nothing to show */
  send: (input: Output) => Promise<Failure | null | undefined>;
  onInvalid?: (errors: FieldErrors<Values>) => void;
};

/**
 * Every form: react-hook-form with a resolver. The server's errors are shown at their fields, and an error is cleared
 * when its field is edited. The first faulty field gets the focus; the submit button, when no field is faulty.
 */
export function useValidatedForm<Values extends FieldValues, Output>(options: FormOptions<Values, Output>) {
  const { selectsRefused = false, send, onInvalid, ...props } = options;
  const form = useForm<Values, unknown, Output>({ reValidateMode: 'onSubmit', ...props });
  const { isSubmitting, isDirty } = form.formState;
  const submitButton = useRef<HTMLButtonElement>(null);
  const [focus, focusNext] = useState<Focus<Values> | null>(null);

  // A disabled field cannot take the focus.
  useEffect(() => {
    if (isSubmitting || !focus) return;
    const { field, shouldSelect = false } = focus;
    if (field === 'submit') submitButton.current?.focus();
    else form.setFocus(field, { shouldSelect });
    focusNext(null);
  }, [isSubmitting, focus, form]);

  /** @returns the given paths of fields in screen order, which is the order of the default values or of registration */
  const inOrder = (paths: string[]) =>
    Object.keys(form.getValues()).flatMap((name) =>
      paths.filter((path) => path.split('.')[0] === name),
    ) as Path<Values>[];

  const onValid = async (input: Output) => {
    const failure = await send(input);
    if (!failure) return;
    const faulty = inOrder(Object.keys(failure.fields));
    for (const path of faulty) form.setError(path, { type: 'server', message: failure.fields[path] as string });
    focusNext({ field: faulty[0] ?? 'submit', shouldSelect: selectsRefused });
  };
  const onFaults = (errors: FieldErrors<Values>) => {
    onInvalid?.(errors);
    focusNext({ field: inOrder(pathsOf(errors))[0] ?? 'submit' });
  };
  return {
    form,
    isSubmitting,
    isDirty,
    submitButton,
    focusNext,
    submit: (event: FormEvent) => form.handleSubmit(onValid, onFaults)(event),
    field: (name: Path<Values>) => ({
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
  };
}

/** @returns the paths of the faulty fields, with those of the parts of a form, such as `booking.minutes` */
const pathsOf = (errors: object, part = ''): string[] =>
  Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.type === 'string' ? [part + name] : pathsOf(error ?? {}, `${part}${name}.`),
  );
