import type { ComponentProps } from 'react';
import { control, Field } from '#web/shared/ui/Field.tsx';

type Props = ComponentProps<'input'> & { label: string; error: string | undefined };

/** A field of a row, whose label only screen readers get. */
export const Cell = ({ label, error, ...input }: Props) => (
  <Field label={label} isLabelHidden error={error}>
    {(described) => <input dir="auto" autoComplete="off" {...described} {...input} className={control} />}
  </Field>
);
