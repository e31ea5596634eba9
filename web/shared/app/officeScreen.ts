import { useMatches } from 'react-router-dom';
import { isStaff, type SessionUser, useSession } from '#web/shared/session/session.ts';
import { canView, isOfficeScreen } from './canView.ts';
import type { Route } from './route.ts';

export type OfficeScreen = {
  /** Route path of the screen. */
  path: string;
  user: SessionUser;
};

export function useOfficeScreen(): OfficeScreen | null {
  const route = useMatches().at(-1)?.handle as Route | undefined;
  const user = useSession()?.user;
  if (!route || !user || !isStaff(user) || !isOfficeScreen(route) || !canView(route, user)) return null;
  return { path: route.path, user };
}
