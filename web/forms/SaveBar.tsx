import type { FocusEvent, ReactNode } from 'react';

type Props = {
  /** The controls: what sends the form, and what is chosen last. */
  children: ReactNode;
  /** What to know before it is sent. */
  note: string;
};

/**
 * For a form with a SaveBar: scrolls what takes the focus clear of the bar. Of a field of several lines the browser itself
 * shows no more than the line with the cursor. Where the pointer is, nothing moves under it.
 */
export function scrollClear({ target }: FocusEvent): void {
  if (!target.matches(':active')) target.scrollIntoView({ block: 'nearest' });
}

/** The last row of a long form, which stays at the bottom of the window; ui.css says how far clear of it fields are scrolled. */
export const SaveBar = ({ children, note }: Props) => (
  <div className="save-bar z-10 flex flex-wrap items-center gap-x-8 gap-y-2 border-t-2 border-ink bg-paper py-3 max-sm:justify-between sm:py-4 lg:col-span-2">
    {children}
    <p className="text-sm text-ink-soft max-sm:w-full max-sm:text-xs">{note}</p>
  </div>
);
