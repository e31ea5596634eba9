import { type Ref, useRef } from 'react';
import { pictureTypes } from '#schema/picture.ts';
import { Button } from './Button.tsx';
import { InputField } from './Field.tsx';

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  name: string;
  required?: boolean;
  file: File | null;
  onFile: (file: File | null) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
};

export function FileField({ file, onFile, ref, ...field }: Props) {
  const input = useRef<HTMLInputElement | null>(null);
  const onClear = () => {
    if (input.current) input.current.value = '';
    onFile(null);
    input.current?.focus();
  };
  return (
    <div className="grid justify-items-start gap-2">
      <InputField
        type="file"
        accept={pictureTypes.join()}
        ref={(element) => {
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
          input.current = element;
        }}
        onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        className="text-sm"
        {...field}
      />
      {file && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={onClear}>
          Take the file away
        </Button>
      )}
    </div>
  );
}
