import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { UnreadBadge, useUnreadId } from '#web/shared/live/UnreadBadge.tsx';
import { PaletteButton } from '#web/shared/palette/PaletteButton.tsx';
import { PaletteHost } from '#web/shared/palette/PaletteHost.tsx';
import { paths } from '#web/shared/paths.ts';
import type { SessionUser } from '#web/shared/session/session.ts';
import { useLogout } from '#web/shared/session/useLogout.ts';
import { AdminsOnly } from '#web/shared/ui/AdminsOnly.tsx';
import { type Density, densities, density } from './density.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { userNavigation } from './userNavigation.ts';

const item =
  'w-full px-4 py-2.5 text-left text-sm font-semibold outline-none data-highlighted:bg-ink data-highlighted:text-paper';

/** The user menu, the palette, and the guard for unsaved changes, which both could discard. */
export const UserMenu = ({ user }: { user: SessionUser }) => (
  <>
    <LeaveGuard />
    <PaletteHost user={user} />
    <PaletteButton />
    <Menu user={user} />
  </>
);

function Menu({ user }: { user: SessionUser }) {
  const logout = useLogout();
  const unreadId = useUnreadId();
  const { pathname } = useLocation();
  const chosen = useRef(pathname);
  const choose = (to: string) => {
    chosen.current = to;
  };
  const name = user.name || 'Admin';
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="relative flex min-h-11 items-center gap-2 bg-ink py-1.5 pr-3 pl-1.5 text-sm font-semibold text-paper">
        <span className="sr-only">User menu, </span>
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center bg-signal font-display text-base text-on-signal"
        >
          {name.charAt(0).toUpperCase()}
        </span>
        <span dir="auto" className="max-w-32 truncate max-lg:sr-only">
          {name}
        </span>
        <ChevronDown aria-hidden="true" className="size-4" />
        {/* Where the navigation with its own badge is folded. */}
        <UnreadBadge className="absolute -top-2 -right-2 border-2 border-paper lg:hidden" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={24}
        // After navigation the focus goes to the new page (useRouteAnnouncer), not back to the button.
        onCloseAutoFocus={(event) => chosen.current !== pathname && event.preventDefault()}
        className="rise-in z-36 min-w-60 shadow-none outline-none max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto border-2 border-ink bg-sheet text-ink"
      >
        {/* The user's name links to the account; the entries below are those of the spec. */}
        <DropdownMenu.Item asChild onSelect={() => choose(paths.account)}>
          <Link
            to={paths.account}
            className="group flex items-end justify-between gap-6 border-b border-line px-4 py-3 outline-none data-highlighted:bg-ink data-highlighted:text-paper"
          >
            <span className="min-w-0 text-xs text-ink-soft group-data-highlighted:text-paper-deep">
              Signed in as{' '}
              <span className="block truncate text-base font-semibold text-ink group-data-highlighted:text-paper">
                {name}
              </span>
            </span>{' '}
            <span className="shrink-0 pb-0.5 text-sm font-semibold underline decoration-signal decoration-2 underline-offset-4">
              Account
            </span>
          </Link>
        </DropdownMenu.Item>
        {userNavigation.map(({ label, to, isForAdmins }) => (
          <DropdownMenu.Item key={to} asChild onSelect={() => choose(to)}>
            <Link
              to={to}
              className={`${item} flex items-center justify-between gap-6`}
              aria-describedby={to === paths.messages ? unreadId : undefined}
            >
              {label}
              {to === paths.messages && <UnreadBadge />}
              {isForAdmins && user.role !== 'admin' && <AdminsOnly />}
            </Link>
          </DropdownMenu.Item>
        ))}
        <DensityChoice />
        <DropdownMenu.Item onSelect={logout} className={`${item} cursor-pointer border-t border-line text-signal-ink`}>
          Logout
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function DensityChoice() {
  const chosen = density.use();
  return (
    <DropdownMenu.RadioGroup
      aria-label="Density"
      value={chosen}
      onValueChange={(choice) => density.choose(choice as Density)}
      className="flex border-t border-line"
    >
      {Object.entries(densities).map(([choice, label]) => (
        <DropdownMenu.RadioItem
          key={choice}
          value={choice}
          // The menu stays open, so that the difference is seen.
          onSelect={(event) => event.preventDefault()}
          className={`${item} flex cursor-pointer items-center gap-1.5`}
        >
          <span aria-hidden="true" className="size-4">
            <DropdownMenu.ItemIndicator>
              <Check className="size-4" />
            </DropdownMenu.ItemIndicator>
          </span>
          {label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
