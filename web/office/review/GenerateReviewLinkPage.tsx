import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LINK_DAYS, reviewStrings } from '#schema/review.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { Loading } from '#web/shared/ui/States.tsx';
import { IssuedLink } from './IssuedLink.tsx';
import { IssuedLinks } from './IssuedLinks.tsx';
import { IssueForm } from './IssueForm.tsx';
import { useAskedMessage } from './useAskedMessage.ts';
import type { IssuedReviewLink } from './useIssueLink.ts';

export function GenerateReviewLinkPage() {
  const [issued, setIssued] = useState<IssuedReviewLink | null>(null);
  const { message, isLoading, isMissing, leave } = useAskedMessage();
  const onIssued = (link: IssuedReviewLink) => {
    setIssued(link);
    leave();
  };
  return (
    <OfficePage
      title="Generate Review Link"
      lead={`A link by which a client can write one review, within ${LINK_DAYS} days and without an account.`}
      actions={
        <LinkButton variant="secondary" to={paths.manageReviews}>
          Manage Reviews
        </LinkButton>
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid gap-6">
          {message && (
            <p className="border-l-8 border-signal bg-sheet p-4 wrap-anywhere">
              For the enquiry of{' '}
              <Link to={paths.message(message.id)} className="link font-semibold">
                <bdi dir="auto">{message.name}</bdi>
              </Link>
              {`, ${message.service}`}
            </p>
          )}
          {isMissing && <p role="status">{reviewStrings.noMessage}</p>}
          {isLoading ? (
            <Loading label="Loading the enquiry..." />
          ) : (
            <IssueForm key={message?.id} message={message} onIssued={onIssued} />
          )}
        </div>
        {issued && <IssuedLink key={issued.link} {...issued} />}
      </div>
      <IssuedLinks />
    </OfficePage>
  );
}
