import { useState } from 'react';
import { TextareaField } from '#web/shared/ui/Field.tsx';

type Props = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  value: readonly string[];
  onChange: (lines: string[]) => void;
};

/** A list of short texts, one per line; empty lines are none. */
export function FeaturesField({ value, onChange, ...shared }: Props) {
  const [text, setText] = useState(() => value.join('\n'));
  const write = (typed: string) => {
    setText(typed);
    onChange(typed.split('\n').filter((line) => line.trim()));
  };
  return <TextareaField {...shared} rows={5} value={text} onChange={({ target }) => write(target.value)} />;
}
