import { type FormEvent, useEffect, useRef } from 'react';
import { type KindWord, kindTitles } from '#schema/affiliateSentences.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { APPLY, INQUIRY_ID, InquiryForm } from './InquiryForm.tsx';
import { useApply } from './useApply.ts';

/** How long after the dialog has closed its form is emptied (spec section 9). */
const RESET_MS = 300;

type Props = {
  kind: KindWord;
  /** What the button says. */
  action: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * A button and the dialog with the form that it opens. Without scripts the button asks for the page again, with the form in
 * it.
 */
export function Inquiry({ kind, action, open, onOpenChange }: Props) {
  const application = useApply(kind, () => change(false));
  const resetting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resetting.current), []);

  const change = (next: boolean) => {
    onOpenChange(next);
    // Opened again before that, it is as it was left.
    clearTimeout(resetting.current);
    if (!next) resetting.current = setTimeout(application.clear, RESET_MS);
  };
  const onAsk = (event: FormEvent) => {
    event.preventDefault();
    change(true);
  };
  return (
    <>
      <form action={`${paths.affiliateProgramme}#${INQUIRY_ID}`} onSubmit={onAsk}>
        <Button type="submit" name={APPLY} value={kind} variant="ink" aria-haspopup="dialog">
          {action}
        </Button>
      </form>
      <Modal open={open} onOpenChange={change} title={`${kindTitles[kind]} Inquiry`} busy={application.isSubmitting}>
        <InquiryForm kind={kind} application={application} />
      </Modal>
    </>
  );
}
