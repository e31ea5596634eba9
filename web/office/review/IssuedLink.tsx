import { reviewStrings } from '#schema/review.ts';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { ShownOnce } from '#web/shared/ui/ShownOnce.tsx';
import type { IssuedReviewLink } from './useIssueLink.ts';

const sentences = { copied: reviewStrings.copied, failed: reviewStrings.copyFailed };

/** A new link: its address is displayed only once. */
export function IssuedLink({ link, email, isMailed }: IssuedReviewLink) {
  const note = (
    <>
      For <strong className="wrap-anywhere text-ink">{email}</strong>
      {isMailed ? ', and on its way to their mailbox' : ''}.
    </>
  );
  return (
    <ShownOnce title="Generated Link" note={note}>
      <CopyField label="Generated link" value={link} action="Copy Link" sentences={sentences} takesFocus />
    </ShownOnce>
  );
}
