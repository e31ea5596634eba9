import { useState } from 'react';
import { sourceLabel } from '#schema/sourceLabel.ts';
import type { ManageAffiliatesQuery } from '#web/gql/graphql.ts';
import { givenSource, isKnown } from '#web/office/dashboard/visit/enquirySource.ts';
import { SourceFacts } from '#web/office/dashboard/visit/SourceFacts.tsx';
import { SourceForm } from '#web/office/dashboard/visit/SourceForm.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { useSetAffiliateSource } from './useSetAffiliateSource.ts';

/** Where an application comes from, where that is known: its name, which opens what else is known, and a form for who knows better. */
export function SourceCell({
  affiliate: { id, name, source },
}: {
  affiliate: ManageAffiliatesQuery['affiliates']['nodes'][number];
}) {
  const [isOpen, setOpen] = useState(false);
  const setSource = useSetAffiliateSource();
  const label = sourceLabel(source.name);
  const shown = `from ${label}`;
  return (
    <>
      <button
        type="button"
        className="block py-1 text-left text-sm text-ink-soft underline decoration-edge underline-offset-4 wrap-anywhere hover:text-ink hover:decoration-signal"
        aria-label={`${shown}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {shown}
      </button>
      <Modal open={isOpen} onOpenChange={setOpen} title={`Source: ${label}`}>
        <div className="grid gap-6">
          {isKnown(source) && <SourceFacts source={source} />}
          <SourceForm
            source={givenSource(source)}
            onClose={() => setOpen(false)}
            onSource={(given) => setSource(id, given)}
          />
        </div>
      </Modal>
    </>
  );
}
