import type { ComponentProps } from 'react';
import { SelectField } from '#web/shared/ui/Field.tsx';

const limits = [10, 60, 300, 1200, 6000];

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & { current?: number | null };

/** @returns the number of a chosen option; null for no limit */
export const limitOf = (value: string | number | null | undefined): number | null => (value ? Number(value) : null);

/** Chooses the requests of a minute. @param current a limit that a program has set is a choice, too */
export function RequestLimit({ current, ...field }: Props) {
  const choices = current && !limits.includes(current) ? [...limits, current].sort((a, b) => a - b) : limits;
  return (
    <SelectField label="Requests a minute" {...field}>
      <option value="">No limit of its own</option>
      {choices.map((limit) => (
        <option key={limit} value={limit}>
          {`At most ${limit.toLocaleString('en')}`}
        </option>
      ))}
    </SelectField>
  );
}
