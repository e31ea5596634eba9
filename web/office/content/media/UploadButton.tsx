import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { pictureTypes } from '#schema/picture.ts';
import { Button } from '#web/shared/ui/Button.tsx';

type Props = {
  label: string;
  isMultiple?: boolean;
  isQuiet?: boolean;
  busy?: boolean;
  acceptsVector?: boolean;
  onFiles: (files: File[]) => void;
};

export function UploadButton({ label, isMultiple = false, isQuiet = false, busy = false, onFiles, ...props }: Props) {
  const types = props.acceptsVector ? [...pictureTypes, 'image/svg+xml'] : pictureTypes;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={label}
        hidden
        multiple={isMultiple}
        accept={types.join()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length) onFiles(files);
        }}
      />
      <Button variant={isQuiet ? 'secondary' : 'primary'} busy={busy} onClick={() => input.current?.click()}>
        {!busy && <Upload aria-hidden="true" className="size-5" />} {label}
      </Button>
    </>
  );
}
