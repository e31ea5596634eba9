import type { FormEvent, ReactNode, Ref } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';

type Props = {
  /** Result of useInputForm. */
  form: { submit: (event: FormEvent) => void; submitButton: Ref<HTMLButtonElement>; isSubmitting: boolean };
  onClose: () => void;
  children: ReactNode;
};

/** A form of one field that replaces the value it edits. Escape cancels. */
export const InPlaceForm = ({ form: { submit, submitButton, isSubmitting }, onClose, children }: Props) => (
  <form
    noValidate
    onSubmit={submit}
    onKeyDown={({ key }) => key === 'Escape' && !isSubmitting && onClose()}
    className="w-full"
  >
    <fieldset disabled={isSubmitting} className="grid min-w-0 gap-3">
      {children}
      <div className="flex gap-2">
        <Button type="submit" size="small" ref={submitButton} busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fieldset>
  </form>
);
