import { ArrowRight } from 'lucide-react';
import { contactTexts } from '#schema/pageTexts/contact.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { type PageTextsData, textsOf } from '#web/site/pageText/texts.ts';
import { usePageTexts } from '#web/site/pageText/usePageTexts.ts';
import { ContactArt } from './ContactArt.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';

export function ContactPage() {
  const t = useTexts();
  const { name, email } = useSite();
  const pageTexts = usePageTexts();
  const { lead } = textsOf(contactTexts, pageTexts, t);
  return (
    <>
      <PageHead
        title={t('Contact - {name}', { name })}
        description={
          lead === t(contactTexts.lead)
            ? t('Write to {name}: a short form, {email}, or a call. Tell us what should grow, and a person answers.', {
                name,
                email,
              })
            : lead || t('Contact - {name}', { name })
        }
        canonicalPath={paths.contact}
      />
      <ContactView pageTexts={pageTexts} />
    </>
  );
}

function BookLink() {
  const t = useTexts();
  const { takesBookings } = useSite();
  if (!takesBookings) return null;
  return (
    <LinkButton to={paths.book} variant="secondary" className="mt-8">
      {t('Book a Call')} <ArrowRight aria-hidden="true" className="size-5" />
    </LinkButton>
  );
}

export function ContactView({ pageTexts }: { pageTexts: PageTextsData }) {
  const t = useTexts();
  const { title, lead, formTitle, formText } = textsOf(contactTexts, pageTexts, t);
  return (
    <>
      {/* The picture extends to the page edge: below the text on a narrow screen, at the right on a wide one. */}
      <header className="relative lg:min-h-[41vw]">
        <div className="shell pt-6 pb-10 lg:flex lg:min-h-[41vw] lg:flex-col lg:pt-8 lg:pb-14">
          <h1
            dir="auto"
            data-text="title"
            className={
              title
                ? '-ml-[0.05em] text-display font-extrabold tracking-[-0.045em] wrap-anywhere lg:max-w-[5em]'
                : 'sr-only'
            }
          >
            {title || t('Contact')}
          </h1>
          {lead && (
            <p dir="auto" data-text="lead" className="mt-6 max-w-[23.5em] text-lg text-ink-soft lg:mt-8">
              {lead}
            </p>
          )}
          <div className="mt-8 lg:mt-auto lg:max-w-[44vw] lg:pt-10">
            <ContactDetails />
            <BookLink />
          </div>
        </div>
        <ContactArt className="aspect-[4/3] w-full sm:aspect-[3/2] lg:absolute lg:top-0 lg:right-0 lg:aspect-auto lg:h-full lg:w-[44vw]" />
      </header>
      <div className="shell py-16 lg:py-28">
        <ContactForm headline={formTitle} text={formText} />
      </div>
    </>
  );
}
