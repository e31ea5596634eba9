import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { mailLink, telLink } from '#web/shared/app/contact.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { quarter, quarterRing } from '#web/shared/art/shapes.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

const call = 'underline decoration-2 underline-offset-[0.18em] hover:decoration-4';

export function Closing({ title }: { title: string }) {
  const t = useTexts();
  const site = useSite();
  return (
    <section
      aria-labelledby={title ? 'closing' : undefined}
      className="light-palette relative overflow-hidden bg-signal text-on-signal"
    >
      <svg viewBox="0 0 60 60" aria-hidden="true" className="absolute right-0 bottom-0 w-[64vw] lg:h-[92%] lg:w-auto">
        <path
          fill="var(--ink)"
          d={quarterRing(60, 60, 56, 48, -1, -1) + quarterRing(60, 60, 40, 32, -1, -1) + quarter(60, 60, -24, -24)}
        />
        <path fill="var(--paper-deep)" d={quarter(60, 60, -12, -12)} />
      </svg>
      <div className="shell relative grid gap-10 py-16 pb-72 lg:py-28">
        {title && (
          <h2
            id="closing"
            dir="auto"
            data-text="closingTitle"
            className="-ml-[0.02em] max-w-[6.4em] text-display font-extrabold tracking-[-0.045em]"
          >
            {title}
          </h2>
        )}
        <div className="grid justify-items-start gap-3 font-display text-2xl font-bold tracking-tight wrap-anywhere">
          <a href={mailLink(site)} className={call}>
            {site.email}
          </a>
          {site.phone && (
            <a href={telLink(site)} className={`tabular-nums ${call}`}>
              {site.phone}
            </a>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <LinkButton to={paths.contact} variant="ink">
            {t('Start Now')} <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
          {site.takesBookings && (
            <Link to={paths.book} className={`font-semibold ${call}`}>
              {t('Book a Call')}
            </Link>
          )}
          <Link to={paths.services} className={`font-semibold ${call}`}>
            {t('View Services')}
          </Link>
        </p>
      </div>
    </section>
  );
}
