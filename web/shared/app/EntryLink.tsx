import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { outside } from './contact.ts';

type Props = { to: string; className: string; isCurrentMarked?: boolean; children: ReactNode };

export function EntryLink({ to, className, isCurrentMarked = false, children }: Props) {
  if (!to.startsWith('/'))
    return (
      <a href={to} {...outside} className={className}>
        {children}
      </a>
    );
  // A part of a page is not the current page.
  if (isCurrentMarked && !to.includes('#'))
    return (
      <NavLink to={to} end className={className}>
        {children}
      </NavLink>
    );
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
