import type { ComponentProps, ReactNode } from 'react';

/** One thing that the desk says of an enquiry, under its name. */
export const DeskPart = ({ term, children }: { term: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-1">
    <legend className="pb-1 text-sm text-ink-soft">{term}</legend>
    {children}
  </fieldset>
);

/** A quiet button that changes it. @param of what, for those who hear it without seeing where it stands */
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
