import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { outside } from './contact.ts';

type Props = { to: string; className: string; isCurrentMarked?: boolean; children: ReactNode };

export function EntryLink({ to, className, isCurrentMarked = false, children }: Props) {
  if (!to.startsWith('/'))
    return (
      <a href={to} {...outside} className={className} dir="auto">
        {children}
      </a>
    );
  // A part of a page is not the current page.
  if (isCurrentMarked && !to.includes('#'))
    return (
      <NavLink dir="auto" to={to} end className={className}>
        {children}
      </NavLink>
    );
  return (
    <Link dir="auto" to={to} className={className}>
      {children}
    </Link>
  );
}
