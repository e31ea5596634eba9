import { useState } from 'react';
import { InputField } from '#web/shared/ui/Field.tsx';

type Props = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  value: unknown;
  onChange: (value: number | string | null) => void;
};

/** A number or none; what is no number is passed on as it is typed, and the rule refuses it. */
export function AmountField({ value, onChange, ...shared }: Props) {
  const [text, setText] = useState(() => String(value ?? ''));
  const write = (typed: string) => {
    setText(typed);
    const trimmed = typed.trim();
    onChange(trimmed === '' ? null : Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed));
  };
  return (
    <InputField
      {...shared}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => write(target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
