import { isStaff, type Session, useSession } from '#web/shared/session/session.ts';

/** @returns the session that this browser has with the site, if it is one of staff and not over */
export function useStaff(): Session | null {
  const session = useSession();
  return session && isStaff(session.user) && session.tokenExpiry > Date.now() ? session : null;
}
