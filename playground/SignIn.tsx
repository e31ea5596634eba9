import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { withToken } from './headers.ts';
import { useStaff } from './useStaff.ts';

/** Puts the token of the site's own sign-in into the tab's headers; for those who are signed in there. */
export function SignIn() {
  const staff = useStaff();
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const headers = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.headers);
  const { updateActiveTabValues } = useGraphiQLActions();
  if (!staff)
    return (
      <a href="/admin/login" className="elsewhere">
        Sign in on the site
      </a>
    );
  const { token, user } = staff;
  const isUsed = headers?.includes(token) ?? false;
  const use = () => {
    const withMine = withToken(headerEditor?.getValue() ?? '', token);
    headerEditor?.setValue(withMine);
    updateActiveTabValues({ headers: withMine });
  };
  return (
    <button type="button" onClick={use} aria-pressed={isUsed} title="Puts your token into the headers of this tab">
      {isUsed ? `Signed in as ${user.name}` : 'Use my sign-in'}
    </button>
  );
}
