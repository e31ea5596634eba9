import { Check, Copy } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
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
  /** How many lines it has, when it is more than one; then it is code. */
  lines?: number;
};

const select = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select();

/** A text that cannot be changed, with a button that copies it. */
export function CopyField({ label, value, action, sentences, takesFocus = false, lines = 1 }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isCopied, copy } = useCopy(lines > 1 ? textarea : input, sentences);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const field = { readOnly: true, 'aria-label': label, value, onFocus: select } as const;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
      {lines > 1 ? (
        <textarea
          ref={textarea}
          rows={lines}
          {...field}
          className={`${control} resize-none break-all font-mono text-sm`}
        />
      ) : (
        <input ref={input} {...field} className={`${control} min-h-12 text-sm`} />
      )}
      <Button
        ref={button}
        variant={isCopied || !takesFocus ? 'secondary' : 'primary'}
        className="sm:min-w-36"
        onClick={copy}
      >
        {isCopied ? <Check aria-hidden="true" className="size-5" /> : <Copy aria-hidden="true" className="size-5" />}
        {isCopied ? 'Copied!' : action}
      </Button>
    </div>
  );
}
