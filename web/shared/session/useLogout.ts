import { useNavigate } from 'react-router-dom';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { askToLeave } from '#web/shared/forms/unsaved.ts';
import { paths } from '#web/shared/paths.ts';
import { SignOutDocument } from './documents.ts';
import { forgetSession, readSession } from './session.ts';

/** @returns ends the session here and on the server, and goes to the home page; asks first while changes are unsaved */
export function useLogout(): () => void {
  const [signOut] = useCommand(SignOutDocument, { fetchPolicy: 'no-cache' });
  const navigate = useNavigate();
  const logout = () => {
    const headers = { authorization: `Bearer ${readSession()?.token}` };
    forgetSession();
    void navigate(paths.home);
    // Whether or not the server hears it, this browser is signed out.
    void signOut({}, { context: { headers } });
  };
  return () => askToLeave(logout);
}
