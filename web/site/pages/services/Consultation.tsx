import { ArrowRight } from 'lucide-react';
import type { servicesTexts } from '#schema/pageTexts/services.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { bar, disc, half, quarter, quarterRing, stripes } from '#web/shared/art/shapes.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { contactForm, paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

export function Consultation({ texts }: { texts: typeof servicesTexts }) {
  const t = useTexts();
  const { takesBookings } = useSite();
  return (
    <section
      aria-labelledby={texts.consultationTitle ? 'consultation' : undefined}
      className="overflow-hidden bg-paper-deep"
    >
      <div className="shell grid gap-x-10 gap-y-12 pt-16 lg:grid-cols-12 lg:pt-28">
        <div className="lg:col-span-7 lg:pb-28">
          {texts.consultationTitle && (
            <h2
              id="consultation"
              dir="auto"
              data-text="consultationTitle"
              className="text-4xl font-extrabold tracking-[-0.04em]"
            >
              {texts.consultationTitle}
            </h2>
          )}
          {texts.consultationText && (
            <p dir="auto" data-text="consultationText" className="mt-6 max-w-[31.5em] text-lg">
              {texts.consultationText}
            </p>
          )}
          <LinkButton to={contactForm} className="mt-8">
            {t('Request a Free Consultation')} <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
          {takesBookings && (
            <LinkButton to={paths.book} variant="secondary" className="mt-3 sm:ml-3">
              {t('Book a Call')}
            </LinkButton>
          )}
        </div>
        <Table className="w-full self-end lg:col-span-5" />
      </div>
    </section>
  );
}

function Table({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 60 46" fillRule="evenodd" aria-hidden="true" className={className}>
      <path fill="var(--ink)" d={disc(11, 10, 6) + half(11, 31, 11, 'up')} />
      <path fill="var(--signal)" d={disc(49, 10, 6) + half(49, 31, 11, 'up')} />
      <path fill="var(--depth)" d={bar(0, 31, 60, 4) + bar(6, 35, 4, 11) + bar(50, 35, 4, 11)} />
      <path fill="var(--paper)" d={bar(23, 17, 14, 14)} />
      <path fill="var(--ink)" d={stripes(25, 27, 10, 3, 2) + quarterRing(25, 26, 7, 5, 1, -1)} />
      <path fill="var(--signal)" d={quarter(25, 26, 3.5, -3.5)} />
    </svg>
  );
}
