import type { FocusEvent, ReactNode, RefObject } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField } from '#web/shared/ui/Field.tsx';

type Props = {
  /** What the submit button says. */
  action: string;
  submitButton: RefObject<HTMLButtonElement | null>;
  isSubmitting: boolean;
  /** How much of the picture has been sent, from 0 to 1; null while none is on its way. */
  progress: number | null;
  /** The registration of the field that publishes. */
  published: UseFormRegisterReturn;
  /** What to know before the form is sent. */
  note: string;
  /** How it is kept while it is written. */
  status?: ReactNode;
};

/**
 * For a form with a SaveBar: scrolls what takes the focus clear of the bar. Of a field of several lines the browser itself
 * shows no more than the line with the cursor. Where the pointer is, nothing moves under it.
 */
export function scrollClear({ target }: FocusEvent): void {
  if (!target.matches(':active')) target.scrollIntoView({ block: 'nearest' });
}

/**
 * The last row of the form of a post or a portfolio item, which stays at the bottom of the window; ui.css says how far clear
 * of it fields are scrolled.
 */
export const SaveBar = ({ action, submitButton, isSubmitting, progress, published, note, status }: Props) => (
  <div className="save-bar z-10 flex flex-wrap items-center gap-x-8 gap-y-2 border-t-2 border-ink bg-paper py-3 max-sm:justify-between sm:py-4 lg:col-span-2">
    <CheckboxField label="Published" {...published} />
    <Button type="submit" ref={submitButton} busy={isSubmitting}>
      {isSubmitting ? waiting(progress) : action}
    </Button>
    <p className="text-sm text-ink-soft max-sm:w-full max-sm:text-xs">{note}</p>
    {status}
  </div>
);

/** While a picture is sent its share is shown; what follows then is the server's work. */
const waiting = (progress: number | null) =>
  progress === null || progress >= 1 ? 'Saving...' : `Uploading picture ${Math.round(progress * 100)}%`;
