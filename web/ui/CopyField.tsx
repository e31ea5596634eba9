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
  /** Whether it is code, of several lines. */
  isCode?: boolean;
};

const select = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select();

/** A text that cannot be changed, with a button that copies it. */
export function CopyField({ label, value, action, sentences, takesFocus = false, isCode = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isCopied, copy } = useCopy(isCode ? textarea : input, sentences);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const field = { readOnly: true, 'aria-label': label, value, onFocus: select } as const;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
      {isCode ? (
        <textarea
          ref={textarea}
          rows={4}
          {...field}
          className={`${control} resize-none break-all font-mono text-sm [field-sizing:content]`}
        />
      ) : (
        <input ref={input} {...field} className={`${control} min-h-12 text-sm`} />
      )}
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
