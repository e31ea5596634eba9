import type { FocusEvent, ReactNode, RefObject } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField } from '#web/shared/ui/Field.tsx';

type Props = {
  action: string;
  submitButton: RefObject<HTMLButtonElement | null>;
  isSubmitting: boolean;
  /** Upload progress of the picture, from 0 to 1; null when nothing is uploading. */
  progress: number | null;
  published: UseFormRegisterReturn;
  note: string;
  /** State of the autosave. */
  status?: ReactNode;
};

/**
 * For a form with a SaveBar: scrolls the focused element clear of the bar. The browser scrolls a textarea only to the
 * line with the cursor. An element under the pointer does not move.
 */
export function scrollClear({ target }: FocusEvent): void {
  if (!target.matches(':active')) target.scrollIntoView({ block: 'nearest' });
}

/**
 * The last row of the form of a post or portfolio item; it sticks to the bottom of the window. ui.css sets the scroll
 * margin of the fields.
 */
export const SaveBar = ({ action, submitButton, isSubmitting, progress, published, note, status }: Props) => (
  <div className="save-bar z-10 col-span-full flex flex-wrap items-center gap-x-6 gap-y-1 border-t-2 border-ink bg-paper py-2 max-sm:justify-between">
    <CheckboxField label="Published" {...published} />
    <Button type="submit" ref={submitButton} busy={isSubmitting} title="Ctrl + S" aria-keyshortcuts="Control+S Meta+S">
      {isSubmitting ? waiting(progress) : action}
    </Button>
    <p className="text-sm text-ink-soft max-lg:sr-only">{note}</p>
    {status}
  </div>
);

/** Shows the upload progress; after the upload the server still has to save. */
const waiting = (progress: number | null) =>
  progress === null || progress >= 1 ? 'Saving...' : `Uploading picture ${Math.round(progress * 100)}%`;
