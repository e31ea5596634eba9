import { invitationStrings } from '#schema/invitation.ts';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { Email } from '#web/shared/ui/Email.tsx';
import { ShownOnce } from '#web/shared/ui/ShownOnce.tsx';
import type { Invited } from './useInvite.ts';

const sentences = { copied: invitationStrings.copied, failed: invitationStrings.copyFailed };

/** The link of a new invitation, displayed only once. */
export function InvitedLink({ link, email }: Invited) {
  const note = (
    <>
      For{' '}
      <strong className="wrap-anywhere text-ink">
        <Email address={email} />
      </strong>
      , and on its way to their mailbox.
    </>
  );
  return (
    <ShownOnce title="Invitation Link" note={note}>
      <CopyField label="Invitation link" value={link} action="Copy Link" sentences={sentences} takesFocus />
    </ShownOnce>
  );
}
