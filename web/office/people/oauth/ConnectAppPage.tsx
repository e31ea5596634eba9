import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type AppRequest, isThisComputer, oauthStrings } from '#schema/oauth.ts';
import { ScopeTable } from '#web/office/people/apiToken/ScopeTable.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { loginFor } from '#web/shared/session/returnPath.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { useAnswer, useAppRequest } from './useAppRequest.ts';

/** The consent screen: an app has sent the user here (server/app/oauth). */
export function ConnectAppPage() {
  const query = useAppRequest();
  return (
    <OfficePage title="Connect an App">
      <div className="max-w-2xl py-6">
        <Loaded data={query.data} query={query} title="No Request to Answer" loading="Loading the request...">
          {(request) => <Consent key={request.uid} request={request} />}
        </Loaded>
      </div>
    </OfficePage>
  );
}

/** A signed-out user signs in first, with password and code, and returns. */
export function SignInFirst() {
  const login = loginFor(useLocation());
  const navigate = useNavigate();
  // Not <Navigate>, which would be in the scripts of public pages.
  useEffect(() => void navigate(login, { replace: true }), [login, navigate]);
  return null;
}

function Consent({ request: { uid, name, receiver, role, scopes: offered, proposed } }: { request: AppRequest }) {
  const { name: siteName } = useSite();
  const user = useSession()?.user;
  const [scopes, setScopes] = useState(proposed);
  const [isFaulty, setFaulty] = useState(false);
  const { answer, isSending } = useAnswer(uid);
  const allow = () => {
    setFaulty(scopes.length === 0);
    if (scopes.length > 0) void answer(scopes);
  };
  return (
    <div className="grid min-w-0 gap-6">
      <p className="text-lg wrap-anywhere">
        <strong>
          <bdi dir="auto">{name}</bdi>
        </strong>{' '}
        wants to use {siteName} in your name (<bdi dir="auto">{user?.name}</bdi>). The answer goes to{' '}
        <strong>{isThisComputer(receiver) ? `a program on this computer (${receiver})` : receiver}</strong>.
      </p>
      <p className="measure text-sm text-ink-soft">
        Anybody can give an app any name: connect it only if you have just started this in the app yourself. It never
        gets more rights than you have.
      </p>
      <ScopeTable
        legend="What the app may do"
        role={role}
        offered={offered}
        scopes={scopes}
        error={isFaulty ? oauthStrings.noScope : undefined}
        onChange={(chosen) => {
          setFaulty(false);
          setScopes(chosen);
        }}
      />
      <p className="measure text-sm text-ink-soft">
        The app stays connected until it has not been used for 30 days, your password changes, or an admin revokes it at
        API Tokens.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={allow} busy={isSending}>
          Connect
        </Button>
        <Button variant="secondary" disabled={isSending} onClick={() => void answer(null)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
