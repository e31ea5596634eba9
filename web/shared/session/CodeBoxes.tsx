import type { ClipboardEvent, FormEvent, KeyboardEvent, RefObject } from 'react';
import { CODE_DIGITS } from '#schema/session.ts';
import { type Code, codeIn, digitIn } from './code.ts';

type Props = {
  ref: RefObject<HTMLFieldSetElement | null>;
  code: Code;
  onChange: (code: Code) => void;
  isWrong: boolean;
  disabled: boolean;
};

const box =
  'block h-14 w-full min-w-0 border-2 border-edge bg-sheet text-center font-display text-2xl font-bold tabular-nums ' +
  'text-ink transition-colors hover:border-ink focus:border-ink disabled:bg-paper-deep aria-invalid:border-danger sm:h-16 selection:bg-transparent selection:text-ink';

export function focusBox(boxes: HTMLFieldSetElement | null, index: number): void {
  const input = boxes?.elements[Math.min(Math.max(index, 0), CODE_DIGITS - 1)] as HTMLInputElement | undefined;
  input?.focus();
  input?.select();
}

const moves: Record<string, (index: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: () => CODE_DIGITS - 1,
};

/** One box per digit: typing moves forward, Backspace moves back, and a whole code may be pasted into any box. */
export function CodeBoxes({ ref, code, onChange, isWrong, disabled }: Props) {
  const put = (index: number, digit: string) => onChange(code.with(index, digit));
  const fill = (whole: Code) => {
    onChange(whole);
    focusBox(ref.current, CODE_DIGITS - 1);
  };

  const onInput = (index: number, text: string) => {
    const whole = codeIn(text);
    if (whole) return fill(whole);
    const isLast = index === CODE_DIGITS - 1;
    // Ignore a seventh digit: it would replace the last one.
    if (isLast && code[index] && text.length > 1) return;
    const digit = digitIn(text, code[index] ?? '');
    if (digit === null) return;
    put(index, digit);
    if (digit && !isLast) focusBox(ref.current, index + 1);
  };

  const onKeyDown = (index: number, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moves[event.key];
    const isBack = event.key === 'Backspace' && !code[index] && index > 0;
    if (!move && !isBack) return;
    event.preventDefault();
    if (isBack) put(index - 1, '');
    focusBox(ref.current, move ? move(index) : index - 1);
  };

  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const whole = codeIn(event.clipboardData.getData('text'));
    if (whole) fill(whole);
  };

  return (
    <fieldset ref={ref} disabled={disabled} onPaste={onPaste}>
      <legend className="mb-1.5 text-sm font-semibold">One-time code</legend>
      <div className="grid grid-cols-6 gap-2 sm:gap-3">
        {code.map((digit, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            aria-label={`Digit ${index + 1} of ${CODE_DIGITS}`}
            aria-invalid={isWrong || undefined}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            value={digit}
            onInput={(event: FormEvent<HTMLInputElement>) => onInput(index, event.currentTarget.value)}
            onKeyDown={(event) => onKeyDown(index, event)}
            onFocus={(event) => event.currentTarget.select()}
            className={box}
          />
        ))}
      </div>
    </fieldset>
  );
}
