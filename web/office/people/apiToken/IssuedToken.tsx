import { apiTokenStrings } from '#schema/apiToken.ts';
import { callOf } from '#schema/tokenRoles.ts';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { ShownOnce } from '#web/shared/ui/ShownOnce.tsx';
import type { Issued } from './useIssueToken.ts';

const { copied, copyFailed, commandCopied, commandCopyFailed } = apiTokenStrings;

/** A new token, displayed only once, with a command to try it. */
export function IssuedToken({ token, name, role, scopes }: Issued) {
  const command = `curl -H 'Authorization: Bearer ${token}' \\\n  ${location.origin}${callOf(role, scopes)}`;
  const note = (
    <>
      For{' '}
      <strong className="wrap-anywhere text-ink">
        <bdi dir="auto">{name}</bdi>
      </strong>
      .
    </>
  );
  return (
    <ShownOnce title="Your New Token" note={note}>
      <CopyField
        label="API token"
        value={token}
        action="Copy Token"
        sentences={{ copied, failed: copyFailed }}
        takesFocus
      />
      <h3 className="mt-6 mb-1.5 text-sm font-semibold">Try it in a terminal</h3>
      <CopyField
        label="Command that tries the token"
        value={command}
        action="Copy Command"
        sentences={{ copied: commandCopied, failed: commandCopyFailed }}
        isCode
      />
    </ShownOnce>
  );
}
