import { Check, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { control } from './Field.tsx';
import { type CopySentences, useCopy } from './useCopy.ts';

type Props = {
  /** Accessible name. */
  label: string;
  value: string;
  action: string;
  sentences: CopySentences;
  takesFocus?: boolean;
  isCode?: boolean;
};

/** Minimum characters per line in the narrowest window. */
const LINE = 36;

export function CopyField({ label, value, action, sentences, takesFocus = false, isCode = false }: Props) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isCopied, copy } = useCopy(textarea, sentences);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className="flex flex-wrap items-start gap-3">
      {/* A textarea, so that a long value wraps and stays visible. */}
      <textarea
        ref={textarea}
        readOnly
        aria-label={label}
        value={value}
        onFocus={(event) => event.target.select()}
        // For browsers without field-sizing.
        rows={isCode ? 4 : Math.ceil(value.length / LINE)}
        className={`${control} min-w-0 shrink grow basis-80 resize-none break-all text-sm [field-sizing:content] ${isCode ? 'font-mono' : ''}`}
      />
      <Button
        ref={button}
        variant={isCopied || !takesFocus ? 'secondary' : 'primary'}
        className="max-sm:w-full sm:min-w-54"
        onClick={copy}
      >
        {isCopied ? <Check aria-hidden="true" className="size-5" /> : <Copy aria-hidden="true" className="size-5" />}
        {isCopied ? 'Copied!' : action}
      </Button>
    </div>
  );
}
