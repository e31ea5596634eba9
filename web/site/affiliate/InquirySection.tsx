import { affiliateStrings, type KindWord, kindTitles } from '#schema/affiliateStrings.ts';
import { FormAnswer } from '#web/shared/forms/FormAnswer.tsx';
import { FormSent } from '#web/shared/forms/FormSent.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { INQUIRY_ID } from './apply.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { useApply } from './useApply.ts';

/** The form inside the page, for visitors without scripts, and its result after posting. */
export function InquirySection({ kind }: { kind: KindWord }) {
  const t = useTexts();
  const application = useApply(kind, () => undefined);
  const { posted } = application;
  return (
    <section id={INQUIRY_ID} aria-labelledby="inquiry-title" className="shell pt-16 lg:pt-28">
      <div className="grid max-w-lg gap-8">
        <h2 id="inquiry-title" className="text-3xl font-extrabold tracking-[-0.04em]">
          {t('{kind} Inquiry', { kind: t(kindTitles[kind]) })}
        </h2>
        <FormAnswer posted={posted} done={affiliateStrings.applied} faults={affiliateStrings.faults} />
        {application.isSent && <FormSent>{t(affiliateStrings.isWithUs)}</FormSent>}
        {(!posted || posted.failure) && <InquiryForm kind={kind} application={application} />}
      </div>
    </section>
  );
}
