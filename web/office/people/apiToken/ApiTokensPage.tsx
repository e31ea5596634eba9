import { useState } from 'react';
import { IntegrationTabs } from '#web/office/operation/IntegrationTabs.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { IssuedToken } from './IssuedToken.tsx';
import { IssuedTokens } from './IssuedTokens.tsx';
import { IssueForm } from './IssueForm.tsx';
import type { Issued } from './useIssueToken.ts';

export function ApiTokensPage() {
  const [issued, setIssued] = useState<Issued | null>(null);
  return (
    <OfficePage
      title="API Tokens"
      tabs={<IntegrationTabs />}
      lead="With a token a machine uses GraphQL and REST in your name, with no more rights than you give it."
    >
      <IssueForm onIssued={setIssued} />
      {issued && (
        <div className="mt-(--part-space)">
          <IssuedToken key={issued.token} {...issued} />
        </div>
      )}
      <IssuedTokens onRotated={setIssued} />
    </OfficePage>
  );
}
