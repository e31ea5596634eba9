import { useState } from 'react';
import { referralStrings } from '#schema/referralStrings.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { ShownOnce } from '#web/shared/ui/ShownOnce.tsx';
import type { DecisionProps } from './AcceptDialog.tsx';
import { useRenewAffiliatePage, useRevokeAffiliatePage } from './useAffiliatePage.ts';

const sentences = { copied: referralStrings.copied, failed: referralStrings.copyFailed };

export function LinksDialog({ affiliate, open, onClose }: DecisionProps) {
  return (
    <Modal open={open} onOpenChange={(next) => !next && onClose()} title={`Links of ${affiliate.name}`}>
      <div className="grid gap-8">
        {affiliate.referralLink && (
          <CopyField
            label="Referral link"
            value={affiliate.referralLink}
            action="Copy Referral Link"
            sentences={sentences}
          />
        )}
        <PrivatePage affiliate={affiliate} />
      </div>
    </Modal>
  );
}

function PrivatePage({ affiliate: { id, name, email, hasPage } }: Pick<DecisionProps, 'affiliate'>) {
  const [link, setLink] = useState<string | null>(null);
  const [renew, isRenewing] = useRenewAffiliatePage();
  const [revoke, isRevoking] = useRevokeAffiliatePage();
  const onRevoke = async () => {
    if (await revoke(id)) setLink(null);
  };
  return (
    <section aria-labelledby={`page-${id}`} className="border-t-2 border-ink pt-4">
      <h3 id={`page-${id}`} className="text-lg">
        Private page
      </h3>
      <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
        {hasPage
          ? `${name} sees their figures there. A new link is mailed to ${email}, and the one before it stops.`
          : `${name} has no private page now. A new link is mailed to ${email}.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          busy={isRenewing}
          onClick={async () => setLink((await renew(id)) ?? link)}
        >
          New private link
        </Button>
        {hasPage && (
          <Button variant="quietDanger" size="small" busy={isRevoking} onClick={() => void onRevoke()}>
            Revoke
          </Button>
        )}
      </div>
      {link && (
        <div className="mt-5">
          <ShownOnce key={link} title="The new private link" note="It has been mailed as well.">
            <CopyField label="Private link" value={link} action="Copy Link" sentences={sentences} takesFocus />
          </ShownOnce>
        </div>
      )}
    </section>
  );
}
