import { isStaff, type SessionUser } from '#web/shared/session/session.ts';
import type { Route } from './route.ts';

const audiences: Record<Route['audience'], (user: SessionUser | undefined) => boolean> = {
  public: () => true,
  visitor: (user) => !isStaff(user),
  user: (user) => user !== undefined,
  staff: isStaff,
  admin: (user) => user?.role === 'admin',
};

export const isOfficeScreen = ({ audience }: Route): boolean => !['public', 'visitor'].includes(audience);

export const canView = ({ audience }: Route, user: SessionUser | undefined): boolean => audiences[audience](user);
