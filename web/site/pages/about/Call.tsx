import { ArrowRight } from 'lucide-react';
import type { aboutTexts } from '#schema/pageTexts/about.ts';
import { BrandIcon } from '#web/shared/app/BrandIcon.tsx';
import { outside } from '#web/shared/app/contact.ts';
import { networksOf } from '#web/shared/app/networks.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { contactForm } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

export function Call({ texts }: { texts: typeof aboutTexts }) {
  const t = useTexts();
  const site = useSite();
  return (
    <section aria-labelledby={texts.callTitle ? 'call' : undefined} className="light-palette bg-signal text-on-signal">
      <div className="shell grid gap-x-10 gap-y-12 py-16 lg:grid-cols-12 lg:items-end lg:py-28">
        <div className="lg:col-span-8">
          {texts.callTitle && (
            <h2
              id="call"
              dir="auto"
              data-text="callTitle"
              className="-ml-[0.03em] text-display font-extrabold tracking-[-0.045em]"
            >
              {texts.callTitle}
            </h2>
          )}
          {texts.callText && (
            <p dir="auto" data-text="callText" className="mt-6 max-w-[30em] text-lg">
              {texts.callText}
            </p>
          )}
          <LinkButton to={contactForm} variant="ink" className="mt-8">
            {t('Talk to us')} <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
        </div>
        <ul className="grid grid-cols-2 border-b-2 border-on-signal lg:col-span-4 lg:grid-cols-1">
          {networksOf(site).map(({ network, label, href, path }) => (
            <li key={href} className="border-t-2 border-on-signal">
              <a
                href={href}
                {...outside}
                className="flex min-h-12 items-center gap-4 py-2 font-semibold underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-current"
              >
                <BrandIcon network={network} path={path} className="size-5" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
