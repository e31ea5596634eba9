import { isStaff, type SessionUser } from '#web/shared/session/session.ts';
import type { Route } from './route.ts';

/** Who may see a screen, by its audience. */
const audiences: Record<Route['audience'], (user: SessionUser | undefined) => boolean> = {
  public: () => true,
  visitor: (user) => !isStaff(user),
  user: (user) => user !== undefined,
  staff: isStaff,
  admin: (user) => user?.role === 'admin',
};

/** @returns whether a screen is of the back office */
export const isOfficeScreen = ({ audience }: Route): boolean => !['public', 'visitor'].includes(audience);

/** @returns whether the screen of a route is for this user, or for nobody in particular */
export const canView = ({ audience }: Route, user: SessionUser | undefined): boolean => audiences[audience](user);
