import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type KindWord, kindTitles } from '#schema/affiliateStrings.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import type { Modal } from '#web/shared/ui/Modal.tsx';
import { APPLY, INQUIRY_ID, inquiryOf } from './apply.ts';
import { InquiryForm } from './InquiryForm.tsx';
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
  const { Dialog, want } = useDialog(kind, open);
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
      <form action={`${paths.affiliateProgramme}#${INQUIRY_ID}`} onSubmit={onAsk} onPointerEnter={want} onFocus={want}>
        <Button type="submit" name={APPLY} value={kind} variant="ink" aria-haspopup="dialog">
          {action}
        </Button>
      </form>
      {Dialog && (
        <Dialog open={open} onOpenChange={change} title={`${kindTitles[kind]} Inquiry`} busy={application.isSubmitting}>
          <InquiryForm kind={kind} application={application} />
        </Dialog>
      )}
    </>
  );
}

/** The dialog, which comes once somebody is at its button. One that cannot be had gives way to the form in the page. */
function useDialog(kind: KindWord, open: boolean) {
  const [Dialog, setDialog] = useState<typeof Modal | null>(null);
  const bring = useCallback(async () => {
    const { Modal } = await import('#web/shared/ui/Modal.tsx');
    setDialog(() => Modal);
  }, []);
  useEffect(() => {
    if (open && !Dialog) bring().catch(() => location.assign(inquiryOf(kind)));
  }, [open, Dialog, bring, kind]);
  // What cannot be had now is asked for again when the button is pressed.
  return { Dialog, want: () => void bring().catch(() => undefined) };
}
