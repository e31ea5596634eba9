import { useImperativeHandle, useRef } from 'react';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Failure } from '#web/shared/data/errors.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { focusBox } from './CodeBoxes.tsx';
import { type Code, emptyCode, firstEmpty } from './code.ts';

type Options = {
  /** The server's rule of a six-digit code. A toast shows its error. */
  rule: z.ZodMiniType<string, string>;
  /** Sends the code. @returns the failure, or null */
  send: (code: string) => Promise<Failure | null>;
};

const joined = z.transform((code: Code) => code.join(''));

/** The form of a code. After a refusal the boxes are emptied and the first gets the focus. */
export function useCodeForm({ rule, send }: Options) {
  const boxes = useRef<HTMLFieldSetElement>(null);
  const { form, submit, isSubmitting, isDirty } = useInputForm({
    rule: z.object({ code: z.pipe(joined, rule) }),
    defaultValues: { code: emptyCode },
    faults: (errors) => errors.code?.message,
    send: async ({ code }) => {
      const failure = await send(code);
      if (!failure) return null;
      form.reset();
      return { ...failure, fields: { code: failure.code } };
    },
  });
  const { field } = useController({ control: form.control, name: 'code' });
  // An error focuses the first empty box.
  useImperativeHandle(field.ref, () => ({ focus: () => focusBox(boxes.current, firstEmpty(form.getValues('code'))) }));
  return {
    submit,
    isSubmitting,
    isDirty,
    startOver: () => {
      form.reset();
      focusBox(boxes.current, 0);
    },
    boxes: {
      ref: boxes,
      code: field.value,
      onChange: (code: Code) => {
        field.onChange(code);
        form.clearErrors('code');
      },
      isWrong: form.formState.errors.code !== undefined,
      disabled: isSubmitting,
    },
  };
}
