import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { homeTexts } from '#schema/pageTexts/home.ts';
import { mailLink } from '#web/shared/app/contact.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { HeroSteps } from '#web/shared/art/HeroSteps.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

export function Hero({ texts: { heroTitle, heroLead, heroText } }: { texts: typeof homeTexts }) {
  const t = useTexts();
  const site = useSite();
  return (
    <section className="relative overflow-hidden lg:min-h-[min(57.5vw,58rem)]">
      <div className="shell relative z-10 pt-8 lg:pt-12">
        <h1
          dir="auto"
          data-text="heroTitle"
          className={`-ml-[0.045em] max-w-[6.9em] font-extrabold tracking-[-0.045em] wrap-anywhere ${heroTitle.length > 60 ? 'text-display' : 'text-[15vw] leading-[0.9] lg:text-[min(9.3vw,8.75rem)]'}`}
        >
          {heroTitle || site.name}
        </h1>
        <div className="mt-7 max-w-[25rem] lg:mt-10">
          {heroLead && (
            <p dir="auto" data-text="heroLead" className="text-lg font-semibold">
              {heroLead}
            </p>
          )}
          {heroText && (
            <p dir="auto" data-text="heroText" className="mt-2 text-ink-soft">
              {heroText}
            </p>
          )}
          <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 sm:w-max">
            <LinkButton to={paths.services}>
              {t('Get Started')} <ArrowRight aria-hidden="true" className="size-5" />
            </LinkButton>
            <a href={mailLink(site)} className="link font-semibold">
              {t('Write to us')}
            </a>
            {site.takesBookings && (
              <Link to={paths.book} className="link font-semibold">
                {t('Book a Call')}
              </Link>
            )}
          </p>
        </div>
      </div>
      <HeroSteps className="mt-4 w-full sm:-mt-[24vw] md:-mt-[32vw] lg:absolute lg:right-0 lg:bottom-0 lg:mt-0 lg:h-full lg:w-auto" />
    </section>
  );
}
