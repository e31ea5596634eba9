import { useState } from 'react';
import { LINK_DAYS } from '#schema/review.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { IssuedLink } from './IssuedLink.tsx';
import { IssuedLinks } from './IssuedLinks.tsx';
import { IssueForm } from './IssueForm.tsx';
import type { IssuedReviewLink } from './useIssueLink.ts';

export function GenerateReviewLinkPage() {
  const [issued, setIssued] = useState<IssuedReviewLink | null>(null);
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
        <IssueForm onIssued={setIssued} />
        {issued && <IssuedLink key={issued.link} {...issued} />}
      </div>
      <IssuedLinks />
    </OfficePage>
  );
}
