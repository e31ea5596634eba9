import { useNavigate } from 'react-router-dom';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { askToLeave } from '#web/shared/forms/unsaved.ts';
import { paths } from '#web/shared/paths.ts';
import { SignOutDocument } from './documents.ts';
import { forgetSession, readSession } from './session.ts';

/**
 * @returns a function that ends the session in browser and server and opens the home page; asks first when changes are
 *   unsaved
 */
export function useLogout(): () => void {
  const [signOut] = useCommand(SignOutDocument, { fetchPolicy: 'no-cache' });
  const navigate = useNavigate();
  const logout = () => {
    const headers = { authorization: `Bearer ${readSession()?.token}` };
    forgetSession();
    void navigate(paths.home);
    // This browser is signed out even if the request fails.
    void signOut({}, { context: { headers } });
  };
  return () => askToLeave(logout);
}
