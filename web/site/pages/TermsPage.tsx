import { legalSummaries } from '#schema/pageTexts/legal.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import type { Shown } from '#web/site/pageText/texts.ts';
import { LegalPage } from './legal/LegalPage.tsx';
import { LegalView } from './legal/LegalView.tsx';

export function TermsPage() {
  const site = useSite();
  return (
    <LegalPage
      title="Terms of Service"
      description={`The terms on which ${site.name} works for its clients and runs this website: offers, fees, rights, liability and the law that applies.`}
      canonicalPath={paths.terms}
    >
      {(pageTexts) => <TermsView pageTexts={pageTexts} />}
    </LegalPage>
  );
}

export const TermsView = ({ pageTexts }: { pageTexts: Shown }) => (
  <LegalView title="Terms of Service" summary={legalSummaries.terms} pageTexts={pageTexts} />
);
