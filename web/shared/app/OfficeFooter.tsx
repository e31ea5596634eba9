import { Link } from 'react-router-dom';
import { ThemeSwitch } from '#web/shared/theme/ThemeSwitch.tsx';
import { BrandIcon } from './BrandIcon.tsx';
import { mailLink, outside, telLink } from './contact.ts';
import { footerNavigation, legalNavigation, type NavigationItem } from './navigation.ts';
import { networksOf } from './networks.ts';
import { useSite } from './site.tsx';

const link =
  'inline-flex min-h-6 items-center underline decoration-transparent underline-offset-4 hover:decoration-signal';

/** The links of the public footer (Footer.tsx) in one row. */
export function OfficeFooter() {
  const site = useSite();
  return (
    <footer className="screen-only border-t border-line text-xs text-ink-soft">
      <div className="shell flex flex-wrap items-center gap-x-6 gap-y-1 py-4">
        <p dir="auto" className="font-semibold text-ink">
          {site.name}
        </p>
        <p dir="auto" className="max-w-full">
          {site.description}
        </p>
        <h2 className="sr-only">Talk to us</h2>
        <ul className="contents">
          <li>
            <a href={mailLink(site)} className={link}>
              {site.email}
            </a>
          </li>
          <li>
            <a href={telLink(site)} className={`tabular-nums ${link}`}>
              {site.phone}
            </a>
          </li>
          <li>{site.address}</li>
        </ul>
        <h2 className="sr-only">Quick links</h2>
        <Links items={footerNavigation} />
        <p className="tabular-nums">{`© ${site.year} ${site.name}. All rights reserved.`}</p>
        <Links items={legalNavigation} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 max-sm:mt-2 max-sm:w-full max-sm:justify-between max-sm:gap-x-1 sm:ml-auto">
          <ThemeSwitch />
          <ul className="-my-1 flex max-sm:-ml-2">
            {networksOf(site).map(({ network, label, href }) => (
              <li key={network}>
                <a
                  href={href}
                  {...outside}
                  aria-label={label}
                  className="grid size-8 place-items-center hover:bg-signal hover:text-on-signal"
                >
                  <BrandIcon network={network} className="size-4" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

const Links = ({ items }: { items: NavigationItem[] }) => (
  <ul className="contents">
    {items.map(({ label, to }) => (
      <li key={to}>
        <Link to={to} className={link}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
