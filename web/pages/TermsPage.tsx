import { legalSummaries } from '#schema/pageTexts/legal.ts';
import { useSite } from '#web/app/site.tsx';
import { paths } from '#web/paths.ts';
import { LegalPage } from './legal/LegalPage.tsx';

export function TermsPage() {
  const site = useSite();
  return (
    <LegalPage
      title="Terms of Service"
      description={`The terms on which ${site.name} works for its clients and runs this website: offers, fees, rights, liability and the law that applies.`}
      canonicalPath={paths.terms}
      summary={legalSummaries.terms}
    />
  );
}
