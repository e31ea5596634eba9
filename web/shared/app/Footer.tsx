import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#web/shared/language/language.ts';
import { ThemeSwitch } from '#web/shared/theme/ThemeSwitch.tsx';
import { applyTheme } from '#web/shared/theme/theme.ts';
import { Logo } from './Brand.tsx';
import { BrandIcon } from './BrandIcon.tsx';
import { ConsentLink } from './ConsentLink.tsx';
import { mailLink, outside, telLink } from './contact.ts';
import { EntryLink } from './EntryLink.tsx';
import { Mark } from './Mark.tsx';
import { footerNavigation, legalNavigation } from './navigation.ts';
import { networksOf } from './networks.ts';
import { useSite } from './site.tsx';

const underline = 'underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-signal';

/**
 * @param isLanding nothing leads away from a landing page but what the law demands
 * @param children the choice of the language
 */
export function Footer({ isLanding, children }: { isLanding: boolean; children: ReactNode }) {
  const t = useTexts();
  const site = useSite();
  const links = footerNavigation(site);
  return (
    <footer className="screen-only light-palette bg-ink text-paper">
      {!site.offersThemes && <LightOnly />}
      <div className={`shell grid gap-x-8 gap-y-12 pb-10 md:grid-cols-12 ${isLanding ? 'pt-10' : 'pt-16 md:pt-24'}`}>
        {!isLanding && (
          <>
            <div className="md:col-span-5">
              <p className="flex items-center gap-3 font-display text-2xl font-bold tracking-tight">
                {site.darkLogo ? (
                  <Logo picture={site.darkLogo} />
                ) : (
                  <>
                    <Mark className="size-9" />
                    <span dir="auto">{site.name}</span>
                  </>
                )}
              </p>
              <p dir="auto" className="mt-5 max-w-[31.5em] text-paper-deep">
                {site.description}
              </p>
            </div>
            <Column title={t('Talk to us')} className="md:col-span-4 md:col-start-7">
              <li>
                <a href={mailLink(site)} className={underline}>
                  {site.email}
                </a>
              </li>
              {site.phone && (
                <li>
                  <a href={telLink(site)} className={`tabular-nums ${underline}`}>
                    {site.phone}
                  </a>
                </li>
              )}
              {site.address && (
                <li dir="auto" className="max-w-[20.5em] text-paper-deep">
                  {site.address}
                </li>
              )}
            </Column>
            {links.length > 0 && (
              <Column title={t('Quick links')} className="md:col-span-2">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <EntryLink to={to} className={underline}>
                      {site.navigation ? label : t(label)}
                    </EntryLink>
                  </li>
                ))}
              </Column>
            )}
          </>
        )}
        <div className="flex flex-wrap-reverse items-center justify-between gap-6 border-t-2 border-paper/25 pt-6 md:col-span-12">
          <div className="flex flex-wrap gap-x-8 gap-y-3 text-sm text-paper-deep">
            <p className="tabular-nums">
              {t('© {year} {name}. All rights reserved.', { year: site.year, name: site.name })}
            </p>
            {legalNavigation.map(({ label, to }) => (
              <Link key={to} to={to} className={underline}>
                {t(label)}
              </Link>
            ))}
            <ConsentLink className={underline} />
            {children}
          </div>
          {!isLanding && (
            <>
              {site.offersThemes && <ThemeSwitch className="text-paper-deep" />}
              <ul className="-ml-3 flex flex-wrap gap-1">
                {networksOf(site).map(({ network, label, href, path }) => (
                  <li key={href}>
                    <a
                      href={href}
                      {...outside}
                      aria-label={label}
                      className="grid size-11 place-items-center hover:bg-signal hover:text-on-signal"
                    >
                      <BrandIcon network={network} path={path} />
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </footer>
  );
}

/** The server draws the page light; this is for who comes from a screen of the office. */
function LightOnly() {
  useEffect(() => applyTheme('light'), []);
  return null;
}

function Column({ title, className, children }: { title: string; className: string; children: React.ReactNode }) {
  return (
    <div className={className}>
      <h2 className="text-base font-semibold tracking-normal text-nowrap">{title}</h2>
      <ul className="mt-4 grid gap-3">{children}</ul>
    </div>
  );
}
