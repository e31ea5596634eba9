import { legalSummaries } from '#schema/pageTexts/legal.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import type { PageTextsData } from '#web/site/pageText/texts.ts';
import { LegalPage } from './legal/LegalPage.tsx';
import { LegalView } from './legal/LegalView.tsx';

export function PrivacyPolicyPage() {
  const t = useTexts();
  const site = useSite();
  return (
    <LegalPage
      title={t('Privacy Policy')}
      description={t(
        'What {name} does with personal data: what we ask for, why, how long we keep it, and how to have it corrected or deleted.',
        { name: site.name },
      )}
      canonicalPath={paths.privacyPolicy}
    >
      {(pageTexts) => <PrivacyPolicyView pageTexts={pageTexts} />}
    </LegalPage>
  );
}

export const PrivacyPolicyView = ({ pageTexts }: { pageTexts: PageTextsData }) => {
  const t = useTexts();
  return <LegalView title={t('Privacy Policy')} summary={legalSummaries.privacy} pageTexts={pageTexts} />;
};
