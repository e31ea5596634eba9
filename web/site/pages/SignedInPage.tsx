import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnPathOf } from '#web/shared/session/returnPath.ts';
import { HomePage } from './HomePage.tsx';

/** The login address for signed-in staff: redirects to the path in the query, or shows the home page. */
export function SignedInPage() {
  const next = returnPathOf(useLocation().search);
  const navigate = useNavigate();
  useEffect(() => {
    if (next) void navigate(next, { replace: true });
  }, [next, navigate]);
  return next ? null : <HomePage />;
}
