import { affiliateTexts } from '#schema/pageTexts/affiliate.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { CallToAction } from '#web/site/content/CallToAction.tsx';
import { type PageTextsData, textsOf } from '#web/site/pageText/texts.ts';
import { usePageTexts } from '#web/site/pageText/usePageTexts.ts';
import { AudienceCard } from './AudienceCard.tsx';
import { INQUIRY_ID } from './apply.ts';
import { audiences } from './audiences.ts';
import { Claims } from './Claims.tsx';
import { InquirySection } from './InquirySection.tsx';
import { useAskedForm } from './useAskedForm.ts';

export function AffiliateProgrammePage() {
  const t = useTexts();
  const { name } = useSite();
  const pageTexts = usePageTexts();
  return (
    <>
      <PageHead
        title={t('Affiliate Programme - {name}', { name })}
        description={textsOf(affiliateTexts, pageTexts, t).lead}
        canonicalPath={paths.affiliateProgramme}
      />
      <AffiliateProgrammeView pageTexts={pageTexts} />
    </>
  );
}

const closing = { title: 'closingTitle', text: 'closingText' };

export function AffiliateProgrammeView({ pageTexts }: { pageTexts: PageTextsData }) {
  const t = useTexts();
  const texts = textsOf(affiliateTexts, pageTexts, t);
  const { standing, open, setOpen } = useAskedForm();
  return (
    <>
      <header className="shell grid gap-x-10 gap-y-7 pt-8 pb-10 lg:grid-cols-12 lg:items-end lg:pt-12 lg:pb-14">
        {texts.title ? (
          <h1
            dir="auto"
            data-text="title"
            className="-ml-[0.045em] text-display font-extrabold tracking-[-0.045em] lg:col-span-8"
          >
            {texts.title}
          </h1>
        ) : (
          <h1 className="sr-only">{t('Affiliate Programme')}</h1>
        )}
        {texts.lead && (
          <p dir="auto" data-text="lead" className="max-w-[27.5em] text-lg text-ink-soft lg:col-span-4 lg:pb-2">
            {texts.lead}
          </p>
        )}
      </header>
      <div className="grid lg:shell lg:grid-cols-2">
        {audiences.map((audience, index) => (
          <AudienceCard
            key={audience.kind}
            {...audience}
            texts={texts}
            side={index === 0 ? 'left' : 'right'}
            open={open === audience.kind}
            onOpenChange={(isOpen) => setOpen(isOpen ? audience.kind : null)}
          />
        ))}
      </div>
      {standing ? <InquirySection key={standing} kind={standing} /> : <span id={INQUIRY_ID} />}
      <Claims texts={texts} />
      <CallToAction title={texts.closingTitle} text={texts.closingText} names={closing} />
    </>
  );
}
