import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { affiliateStrings, type KindWord, kindTitles } from '#schema/affiliateStrings.ts';
import { FormSent } from '#web/shared/forms/FormSent.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import type { Modal } from '#web/shared/ui/Modal.tsx';
import { APPLY, INQUIRY_ID, inquiryOf } from './apply.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { useApply } from './useApply.ts';

/** How long after closing the dialog its form is reset, in milliseconds (spec section 9). */
const RESET_MS = 300;

type Props = {
  kind: KindWord;
  action: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A button that opens a dialog with the form. Without scripts the button loads the page with the form in it. */
export function Inquiry({ kind, action, open, onOpenChange }: Props) {
  const t = useTexts();
  const application = useApply(kind, () => change(false));
  const address = useHref(`${paths.affiliateProgramme}#${INQUIRY_ID}`);
  const { Dialog, want } = useDialog(kind, open);
  const resetting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resetting.current), []);

  const change = (next: boolean) => {
    onOpenChange(next);
    // A dialog that is opened again within this time keeps its input.
    clearTimeout(resetting.current);
    if (!next) resetting.current = setTimeout(application.clear, RESET_MS);
  };
  const onAsk = (event: FormEvent) => {
    event.preventDefault();
    change(true);
  };
  return (
    <>
      <form action={address} onSubmit={onAsk} onPointerEnter={want} onFocus={want}>
        <Button type="submit" name={APPLY} value={kind} variant="ink" aria-haspopup="dialog">
          {t(action)}
        </Button>
      </form>
      {application.isSent && !open && (
        <div className="mt-6 max-w-[25em]">
          <FormSent>{t(affiliateStrings.isWithUs)}</FormSent>
        </div>
      )}
      {Dialog && (
        <Dialog
          open={open}
          onOpenChange={change}
          title={t('{kind} Inquiry', { kind: t(kindTitles[kind]) })}
          busy={application.isSubmitting}
        >
          <InquiryForm kind={kind} application={application} />
        </Dialog>
      )}
    </>
  );
}

/** Loads the dialog when the button gets attention. If loading fails, navigates to the page with the form. */
function useDialog(kind: KindWord, open: boolean) {
  const [Dialog, setDialog] = useState<typeof Modal | null>(null);
  const page = useHref(inquiryOf(kind));
  const bring = useCallback(async () => {
    const { Modal } = await import('#web/shared/ui/Modal.tsx');
    setDialog(() => Modal);
  }, []);
  useEffect(() => {
    if (open && !Dialog) bring().catch(() => location.assign(page));
  }, [open, Dialog, bring, page]);
  // A failed load is repeated when the button is pressed.
  return { Dialog, want: () => void bring().catch(() => undefined) };
}
