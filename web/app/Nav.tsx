import { lazy, Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { usePopover } from '#web/ui/usePopover.ts';
import { Mark } from './Mark.tsx';
import { callToAction, mainNavigation, staffNavigation } from './navigation.ts';
import { useSite } from './site.tsx';

const UserMenu = lazy(() => import('./UserMenu.tsx').then((module) => ({ default: module.UserMenu })));

const item =
  'block border-b-2 border-line py-3 font-display text-3xl font-bold tracking-tight ' +
  'aria-[current=page]:text-signal-ink hover:text-signal-ink ' +
  'md:border-transparent md:py-1 md:font-text md:text-base md:font-semibold md:tracking-normal ' +
  'md:aria-[current=page]:border-signal md:aria-[current=page]:text-ink md:hover:border-ink md:hover:text-ink';

const panelLook =
  'hidden open:block md:block noscript:block top-18 right-0 bottom-0 left-0 m-0 h-auto w-full bg-paper px-5 py-6 text-ink ' +
  'md:static md:w-auto md:bg-transparent md:p-0 noscript:static noscript:basis-full noscript:p-0';

export function Nav() {
  const user = useSession()?.user;
  const site = useSite();
  const { pathname } = useLocation();
  const menu = usePopover(pathname);
  const items = user ? [...mainNavigation, ...staffNavigation] : mainNavigation;

  return (
    <header className="relative z-30 bg-paper">
      <nav aria-label="Main" className="shell flex min-h-18 flex-wrap items-center gap-x-3 md:gap-x-8">
        <Link
          to={paths.home}
          className="mr-auto flex items-center gap-2.5 font-display text-xl font-bold tracking-tight"
        >
          <Mark className="size-7" />
          {site.name}
        </Link>
        <div {...menu.panel} className={panelLook}>
          <ul className="md:flex md:items-center md:gap-8">
            {items.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end className={item}>
                  {label}
                </NavLink>
              </li>
            ))}
            {!user && callToAction && (
              <li className="mt-6 md:mt-0">
                <LinkButton size="small" to={callToAction.to}>
                  {callToAction.label}
                </LinkButton>
              </li>
            )}
          </ul>
        </div>
        {user && (
          <Suspense>
            <UserMenu user={user} />
          </Suspense>
        )}
        <button
          type="button"
          {...menu.button}
          className="flex min-h-11 items-center gap-2.5 border-2 border-ink px-3.5 font-semibold aria-expanded:bg-ink aria-expanded:text-paper md:hidden noscript:hidden"
        >
          Menu
        </button>
      </nav>
    </header>
  );
}
