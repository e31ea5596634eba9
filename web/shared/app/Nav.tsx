import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { isStaff, useSession } from '#web/shared/session/session.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { usePopover } from '#web/shared/ui/usePopover.ts';
import { Brand, brandLook } from './Brand.tsx';
import { mailLink, telLink } from './contact.ts';
import { EntryLink } from './EntryLink.tsx';
import { callToAction, mainNavigation } from './navigation.ts';
import { StaffItems, UserMenu, WithApollo } from './shell.ts';
import { useSite } from './site.tsx';

const Live = lazy(() => import('#web/shared/live/Live.tsx').then((module) => ({ default: module.Live })));

const item =
  'block border-b-2 border-line py-3 font-display text-3xl max-lg:unfolded:text-lg font-bold tracking-tight ' +
  'aria-[current=page]:text-signal-ink hover:text-signal-ink ' +
  'lg:border-transparent lg:py-1 lg:font-text lg:text-base lg:font-semibold lg:tracking-normal ' +
  'lg:aria-[current=page]:border-signal lg:aria-[current=page]:text-ink lg:hover:border-ink lg:hover:text-ink';

const panelLook =
  'hidden open:block lg:block unfolded:block top-18 right-0 bottom-0 left-0 m-0 h-auto w-full bg-paper px-gutter py-6 text-ink ' +
  'lg:static lg:w-auto lg:overflow-visible lg:bg-transparent lg:p-0 max-lg:unfolded:static max-lg:unfolded:px-0 max-lg:unfolded:pt-0';

export function Nav() {
  const t = useTexts();
  const session = useSession();
  const user = isStaff(session?.user) ? session?.user : undefined;
  const site = useSite();
  const { pathname } = useLocation();
  const menu = usePopover(pathname);

  return (
    <header className="screen-only relative z-35 bg-paper">
      <nav aria-label={t('Main')} className="group shell flex min-h-18 flex-wrap items-center gap-x-3 lg:gap-x-8">
        <Link to={paths.home} className={`mr-auto ${brandLook}`}>
          <Brand />
        </Link>
        <div {...menu.panel} className={panelLook}>
          <ul className="lg:flex lg:flex-wrap lg:items-center lg:justify-end lg:gap-x-8 lg:gap-y-1 unfolded:flex unfolded:flex-wrap unfolded:gap-x-6">
            {mainNavigation(site, t).map(({ label, to }) => (
              <li key={to}>
                <EntryLink to={to} isCurrentMarked className={item}>
                  {site.navigation ? label : t(label)}
                </EntryLink>
              </li>
            ))}
            {user && (
              <Suspense>
                <StaffItems className={item} />
              </Suspense>
            )}
            {!user && callToAction && (
              <li className="mt-6 lg:mt-0">
                <LinkButton size="small" to={callToAction.to}>
                  {t(callToAction.label)}
                </LinkButton>
              </li>
            )}
          </ul>
          <p className="mt-10 grid justify-items-start gap-3 text-lg font-semibold lg:hidden unfolded:hidden">
            <a href={mailLink(site)} className="link">
              {site.email}
            </a>
            {site.phone && (
              <a href={telLink(site)} className="link tabular-nums">
                {site.phone}
              </a>
            )}
          </p>
        </div>
        {user && (
          <Suspense>
            <WithApollo>
              <UserMenu user={user} />
              <Suspense>
                <Live key={session?.token} />
              </Suspense>
            </WithApollo>
          </Suspense>
        )}
        <button
          type="button"
          {...menu.button}
          className="flex min-h-11 items-center gap-3 border-2 border-ink px-3.5 max-[22rem]:px-2.5 font-semibold group-has-popover-open:bg-ink group-has-popover-open:text-paper lg:hidden unfolded:hidden"
        >
          <span className="max-[22rem]:sr-only">{t('Menu')}</span>
          <span aria-hidden="true" className="grid w-4 gap-1.5 *:h-0.5 *:bg-current *:transition-transform">
            <span className="group-has-popover-open:translate-y-1 group-has-popover-open:rotate-45" />
            <span className="group-has-popover-open:-translate-y-1 group-has-popover-open:-rotate-45" />
          </span>
        </button>
      </nav>
    </header>
  );
}
