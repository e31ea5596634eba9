import { useState } from 'react';
import { sourceLabel } from '#schema/sourceLabel.ts';
import { readFragment } from '#web/gql/index.ts';
import { isKnown, staffSource } from '#web/office/dashboard/visit/enquirySource.ts';
import { SourceFacts } from '#web/office/dashboard/visit/SourceFacts.tsx';
import { SourceForm } from '#web/office/dashboard/visit/SourceForm.tsx';
import { EnquirySourceFragment } from '#web/shared/data/documents/affiliates.ts';
import { Modal } from '#web/shared/ui/Modal.tsx';
import type { ManagedAffiliate } from './managedAffiliate.ts';
import { useSetAffiliateSource } from './useSetAffiliateSource.ts';

export function SourceCell({ affiliate: { id, name, ...affiliate } }: { affiliate: ManagedAffiliate }) {
  const source = readFragment(EnquirySourceFragment, affiliate.source);
  const [isOpen, setOpen] = useState(false);
  const setSource = useSetAffiliateSource();
  if (!source.name) return null;
  const label = sourceLabel(source.name);
  const text = `from ${label}`;
  return (
    <>
      <button
        type="button"
        className="block py-1 text-left text-sm whitespace-normal text-ink-soft underline decoration-edge underline-offset-4 wrap-anywhere hover:text-ink hover:decoration-signal"
        aria-label={`${text}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {text}
      </button>
      <Modal open={isOpen} onOpenChange={setOpen} title={`Source: ${label}`}>
        <div className="grid gap-6">
          {isKnown(source) && <SourceFacts source={source} />}
          <SourceForm
            source={staffSource(source)}
            onClose={() => setOpen(false)}
            onSource={(newSource) => setSource(id, newSource)}
          />
        </div>
      </Modal>
    </>
  );
}
