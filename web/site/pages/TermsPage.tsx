import { legalSummaries } from '#schema/pageTexts/legal.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import type { PageTextsData } from '#web/site/pageText/texts.ts';
import { LegalPage } from './legal/LegalPage.tsx';
import { LegalView } from './legal/LegalView.tsx';

export function TermsPage() {
  const t = useTexts();
  const site = useSite();
  return (
    <LegalPage
      title={t('Terms of Service')}
      description={t(
        'The terms on which {name} works for its clients and runs this website: offers, fees, rights, liability and the law that applies.',
        { name: site.name },
      )}
      canonicalPath={paths.terms}
    >
      {(pageTexts) => <TermsView pageTexts={pageTexts} />}
    </LegalPage>
  );
}

export const TermsView = ({ pageTexts }: { pageTexts: PageTextsData }) => {
  const t = useTexts();
  return <LegalView title={t('Terms of Service')} summary={legalSummaries.terms} pageTexts={pageTexts} />;
};
