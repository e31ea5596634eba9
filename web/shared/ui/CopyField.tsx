import { Check, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { control } from './Field.tsx';
import { type CopySentences, useCopy } from './useCopy.ts';

type Props = {
  /** What a screen reader calls it. */
  label: string;
  value: string;
  /** What the button says. */
  action: string;
  sentences: CopySentences;
  /** Whether its button takes the focus as soon as it is there. */
  takesFocus?: boolean;
  /** Whether it is code, of several lines. */
  isCode?: boolean;
};

/** How many characters a line of the field has at least, in the narrowest window. */
const LINE = 36;

/** A text that cannot be changed, with a button that copies it. */
export function CopyField({ label, value, action, sentences, takesFocus = false, isCode = false }: Props) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isCopied, copy } = useCopy(textarea, sentences);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
      {/* Several lines where one is too narrow, so that the whole value is seen. */}
      <textarea
        ref={textarea}
        readOnly
        aria-label={label}
        value={value}
        onFocus={(event) => event.target.select()}
        // For browsers without field-sizing.
        rows={isCode ? 4 : Math.ceil(value.length / LINE)}
        className={`${control} resize-none break-all text-sm [field-sizing:content] ${isCode ? 'font-mono' : ''}`}
      />
      <Button
        ref={button}
        variant={isCopied || !takesFocus ? 'secondary' : 'primary'}
        className="sm:min-w-54"
        onClick={copy}
      >
        {isCopied ? <Check aria-hidden="true" className="size-5" /> : <Copy aria-hidden="true" className="size-5" />}
        {isCopied ? 'Copied!' : action}
      </Button>
    </div>
  );
}
