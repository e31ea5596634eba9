import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { withToken } from './headers.ts';
import { useStaff } from './useStaff.ts';

/** Puts the token of the site's own sign-in into the tab's headers; for those who are signed in there. */
export function SignIn() {
  const staff = useStaff();
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const { updateActiveTabValues } = useGraphiQLActions();
  if (!staff)
    return (
      <a href="/admin/login" className="elsewhere">
        Sign in on the site
      </a>
    );
  const use = () => {
    const headers = withToken(headerEditor?.getValue() ?? '', staff.token);
    headerEditor?.setValue(headers);
    updateActiveTabValues({ headers });
  };
  return (
    <button type="button" onClick={use} title={`Puts the token of ${staff.user.name} into the headers of this tab`}>
      Use my sign-in
    </button>
  );
}
