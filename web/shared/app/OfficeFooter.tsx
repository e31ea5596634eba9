import { ThemeSwitch } from '#web/shared/theme/ThemeSwitch.tsx';
import { BottomBar } from './BottomBar.tsx';
import { BrandIcon } from './BrandIcon.tsx';
import { mailLink, outside, telLink } from './contact.ts';
import { EntryLink } from './EntryLink.tsx';
import { footerNavigation, legalNavigation, type NavigationItem } from './navigation.ts';
import { networksOf } from './networks.ts';
import { useSite } from './site.tsx';

const link =
  'inline-flex min-h-6 items-center underline decoration-transparent underline-offset-4 hover:decoration-signal';

/**
 * The texts and links of the public footer (Footer.tsx) in one line, which scrolls sideways in a narrow window; and the
 * bar at the bottom of a phone.
 */
export function OfficeFooter() {
  const site = useSite();
  return (
    <>
      <footer className="office-footer screen-only border-t border-line text-xs text-ink-soft">
        {/* The box of its hidden headings, which would widen the page otherwise. */}
        <div className="relative flex min-h-9 items-center gap-x-3.5 overflow-x-auto whitespace-nowrap [scrollbar-width:none]">
          <p dir="auto" className="font-semibold text-ink">
            {site.name}
          </p>
          <p dir="auto" title={site.description} className={shortened}>
            {site.description}
          </p>
          <h2 className="sr-only">Talk to us</h2>
          <ul className="contents">
            <li>
              <a href={mailLink(site)} className={link}>
                {site.email}
              </a>
            </li>
            {site.phone && (
              <li>
                <a href={telLink(site)} className={`tabular-nums ${link}`}>
                  {site.phone}
                </a>
              </li>
            )}
            {site.address && (
              <li title={site.address} className={shortened}>
                {site.address}
              </li>
            )}
          </ul>
          <h2 className="sr-only">Quick links</h2>
          <Links items={footerNavigation(site)} />
          <p className="tabular-nums">{`© ${site.year} ${site.name}. All rights reserved.`}</p>
          <Links items={legalNavigation} />
          <ThemeSwitch className="ml-auto shrink-0" />
          <ul className="flex">
            {networksOf(site).map(({ network, label, href, path }) => (
              <li key={href}>
                <a
                  href={href}
                  {...outside}
                  aria-label={label}
                  className="grid size-7 place-items-center hover:bg-signal hover:text-on-signal"
                >
                  <BrandIcon network={network} path={path} className="size-4" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </footer>
      <BottomBar />
    </>
  );
}

/** The long texts get the rest of the line. */
const shortened = 'max-w-48 min-w-24 shrink truncate lg:max-w-none lg:min-w-0';

const Links = ({ items }: { items: NavigationItem[] }) => (
  <ul className="contents">
    {items.map(({ label, to }) => (
      <li key={to}>
        <EntryLink to={to} className={link}>
          {label}
        </EntryLink>
      </li>
    ))}
  </ul>
);
