import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnPathOf } from '#web/shared/session/returnPath.ts';
import { HomePage } from './HomePage.tsx';

/** The login for staff who are signed in already: it leads to the screen that its address names, else it is the home page. */
export function SignedInPage() {
  const next = returnPathOf(useLocation().search);
  const navigate = useNavigate();
  useEffect(() => {
    if (next) void navigate(next, { replace: true });
  }, [next, navigate]);
  return next ? null : <HomePage />;
}
