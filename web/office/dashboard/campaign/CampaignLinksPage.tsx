import { useState } from 'react';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import { MadeLink } from './MadeLink.tsx';

export function CampaignLinksPage() {
  const [campaignLink, setCampaignLink] = useState<string | null>(null);
  return (
    <OfficePage
      title="Campaign Links"
      lead="An address that tells where a visitor has come from: for a mail, an advertisement, a post elsewhere or a flyer."
    >
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <CampaignForm onMade={setCampaignLink} />
        {campaignLink && <MadeLink key={campaignLink} link={campaignLink} />}
      </div>
    </OfficePage>
  );
}
