import type { ComponentProps, ReactNode } from 'react';

export const DeskPart = ({ term, children }: { term: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-1">
    <legend className="pb-1 text-sm text-ink-soft">{term}</legend>
    {children}
  </fieldset>
);

/** @param subject completes the accessible name */
export const DeskButton = ({
  subject,
  children,
  ...rest
}: ComponentProps<'button'> & { subject: string; children: string }) => (
  <button
    type="button"
    aria-label={`${children}: ${subject}`}
    className="-my-0.5 min-h-9 text-sm font-semibold text-ink-soft underline decoration-edge underline-offset-4 transition-colors hover:text-ink hover:decoration-signal hover:decoration-2"
    {...rest}
  >
    {children}
  </button>
);
