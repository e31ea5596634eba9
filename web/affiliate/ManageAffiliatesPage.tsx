import { useState } from 'react';
import { affiliateSentences } from '#schema/affiliate.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { sentenceOf } from '#web/errors.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import { RefreshButton } from '#web/ui/RefreshButton.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { Still } from '#web/ui/Still.tsx';
import { useOfficeList } from '#web/useOfficeList.ts';
import { AffiliateTable, type ManagedAffiliate } from './AffiliateTable.tsx';
import { ManageAffiliatesDocument } from './documents.ts';
import { useRemoveAffiliate } from './useRemoveAffiliate.ts';

/** Everybody who has applied to the affiliate programme, for the staff. */
export function ManageAffiliatesPage() {
  const { items, totalCount, loading, sentence, more, refresh } = useOfficeList({
    document: ManageAffiliatesDocument,
    pick: ({ affiliates }) => affiliates,
    sentence: (error) => (error ? sentenceOf(error, affiliateSentences.listFailed) : affiliateSentences.listUnexpected),
  });
  const actions = <RefreshButton busy={loading && items !== undefined} onClick={refresh} />;
  const lead = totalCount > 0 ? `${totalCount} ${totalCount === 1 ? 'application' : 'applications'}` : undefined;
  return (
    <OfficePage title="Affiliate Management" lead={lead} actions={actions}>
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title={`Error: ${sentence}`} message="The list could not be read." onRetry={refresh} />
        </div>
      )}
      {items ? (
        <Affiliates affiliates={items} total={totalCount} onEnd={more} />
      ) : (
        !sentence && <Loading label="Loading Affiliates..." />
      )}
    </OfficePage>
  );
}

type Props = { affiliates: readonly ManagedAffiliate[]; total: number; onEnd?: () => void };

function Affiliates({ affiliates, total, onEnd }: Props) {
  const [removing, remove] = useRemoveAffiliate();
  const [asked, setAsked] = useState<ManagedAffiliate | null>(null);

  const onConfirm = () => {
    setAsked(null);
    if (asked) remove(asked);
  };

  return (
    <>
      {total > 0 ? (
        <Still count={total}>
          <AffiliateTable affiliates={affiliates} total={total} removing={removing} onEnd={onEnd} onRemove={setAsked} />
        </Still>
      ) : (
        <Empty
          title="No affiliates found"
          text="Who applies on the page of the programme appears here."
          action={
            <LinkButton variant="secondary" to={paths.affiliateProgramme}>
              See the page
            </LinkButton>
          }
        />
      )}
      <ConfirmRemoval
        what="affiliate"
        title={asked?.name ?? null}
        onClose={() => setAsked(null)}
        onConfirm={onConfirm}
      />
    </>
  );
}
