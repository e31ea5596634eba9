import { useSite } from '#web/app/site.tsx';
import { paths } from '#web/paths.ts';
import { LegalPage } from './legal/LegalPage.tsx';
import { privacySections } from './legal/privacy.tsx';

export function PrivacyPolicyPage() {
  const site = useSite();
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${site.name} does with personal data: what we ask for, why, how long we keep it, and how to have it corrected or deleted.`}
      canonicalPath={paths.privacyPolicy}
      summary="We ask for what we need to answer you, use it for nothing else, sell it to nobody, and delete it when you say so."
      changed="2026-11-01"
      sections={privacySections(site)}
    />
  );
}
