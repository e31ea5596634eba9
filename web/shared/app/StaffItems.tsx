import { NavLink } from 'react-router-dom';
import { UnreadBadge, useUnreadId } from '#web/shared/live/UnreadBadge.tsx';
import { useOfficeScreen } from './officeScreen.ts';
import { Provided } from './Provided.tsx';
import { SectionList } from './SectionList.tsx';
import { staffNavigation } from './userNavigation.ts';

/** Navigation entries for staff, with the unread count; in the toggle menu of office screens also the sections. */
export function StaffItems({ className }: { className: string }) {
  const unreadId = useUnreadId();
  const screen = useOfficeScreen();
  return (
    <>
      {staffNavigation.map(({ label, to }) => (
        <li key={to} className="relative lg:mr-8">
          <NavLink to={to} end className={className} aria-describedby={unreadId}>
            {label}
          </NavLink>
          <UnreadBadge className="pointer-events-none absolute top-1/2 right-0 -translate-y-1/2 lg:right-auto lg:left-full lg:ml-1.5" />
        </li>
      ))}
      {screen && (
        <li className="mt-4 -mx-4 bg-sheet lg:hidden">
          <nav aria-label="Back office">
            <Provided>
              <SectionList {...screen} />
            </Provided>
          </nav>
        </li>
      )}
    </>
  );
}
