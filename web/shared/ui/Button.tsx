import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = keyof typeof variants;
type Look = { variant?: ButtonVariant | undefined; size?: 'small' | 'normal' | undefined };

const base =
  'inline-flex select-none items-center justify-center gap-2.5 border-2 font-semibold leading-tight no-underline ' +
  'transition-[background-color,color,border-color,translate] active:translate-y-0.5 ' +
  'disabled:opacity-60 disabled:active:translate-y-0 ' +
  'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent! aria-disabled:opacity-60 aria-disabled:active:translate-y-0';

const variants = {
  primary:
    'border-signal bg-signal text-on-signal not-disabled:hover:border-ink not-disabled:hover:bg-ink not-disabled:hover:text-paper',
  ink: 'border-ink bg-ink text-paper not-disabled:hover:border-paper not-disabled:hover:bg-paper not-disabled:hover:text-ink',
  secondary: 'border-ink bg-transparent text-ink not-disabled:hover:bg-ink not-disabled:hover:text-paper',
  quiet: 'border-transparent bg-transparent text-ink not-disabled:hover:bg-paper-deep',
  danger: 'border-danger bg-danger text-sheet not-disabled:hover:border-ink not-disabled:hover:bg-ink',
  quietDanger:
    'border-transparent bg-transparent text-danger not-disabled:hover:bg-danger not-disabled:hover:text-sheet',
};

const sizes = { small: 'min-h-9 px-3 py-1.5 text-sm', normal: 'min-h-12 px-6 py-2.5 text-base' };

function look({ variant = 'primary', size = 'normal' }: Look, className = '') {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`;
}

/** `busy` shows a spinner and ignores clicks. */
export function Button({
  variant,
  size,
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      type="button"
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={look({ variant, size }, className)}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export function LinkButton({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={look({ variant, size }, className)} {...rest} />;
}
