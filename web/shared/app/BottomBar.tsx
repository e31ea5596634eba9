import { NavLink } from 'react-router-dom';
import { UnreadBadge, useUnreadId } from '#web/shared/live/UnreadBadge.tsx';
import { paths } from '#web/shared/paths.ts';
import { mostUsed } from './officeNavigation.ts';
import { screenIcons } from './sectionIcons.ts';

/** The five most used screens, at the bottom of a window without the sidebar. */
export function BottomBar() {
  const unreadId = useUnreadId();
  return (
    <nav aria-label="Most used" className="bottom-bar screen-only border-t border-line bg-sheet lg:hidden">
      <ul className="grid h-full grid-cols-5">
        {mostUsed.map(({ label, to }) => {
          const Icon = screenIcons[to];
          return (
            <li key={to}>
              <NavLink
                to={to}
                end
                aria-describedby={to === paths.messages ? unreadId : undefined}
                className="relative grid h-full content-center justify-items-center gap-0.5 text-xs text-ink-soft no-underline focus-visible:-outline-offset-3 focus-visible:shadow-none aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_3px_var(--signal)]"
              >
                <Icon aria-hidden="true" className="size-5" />
                {label}
                {to === paths.messages && <UnreadBadge className="absolute top-0.5 left-1/2 ml-1.5" />}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
