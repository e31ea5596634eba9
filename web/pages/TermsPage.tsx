import { useSite } from '#web/app/site.tsx';
import { paths } from '#web/paths.ts';
import { LegalPage } from './legal/LegalPage.tsx';
import { termsSections } from './legal/terms.tsx';

export function TermsPage() {
  const site = useSite();
  return (
    <LegalPage
      title="Terms of Service"
      description={`The terms on which ${site.name} works for its clients and runs this website: offers, fees, rights, liability and the law that applies.`}
      canonicalPath={paths.terms}
      summary="What we owe each other: when you read this site, when you send us something, and when we work for you."
      changed="2026-11-01"
      sections={termsSections(site)}
    />
  );
}
